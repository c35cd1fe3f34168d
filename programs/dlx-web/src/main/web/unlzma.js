"use strict";

/*
 * Unpacks what is packed by LZMA, which leaves a fifth less of dlx than what browsers can unpack themselves. The data
 * begin with 13 bytes: the properties, the size of the dictionary, and that of the result. The names are those of the
 * specification of LZMA by Igor Pavlov.
 */
function unlzma(data) {
  const STATES = 12, MIN_LENGTH = 2;
  const lc = data[0] % 9, lp = Math.floor(data[0] / 9) % 5, pb = Math.floor(data[0] / 45);
  const out = new Uint8Array(new DataView(data.buffer, data.byteOffset).getUint32(5, true));

  /* All probabilities are in one array; each of these is where some of them begin. */
  let length = 0;
  const table = (size) => (length += size) - size;
  const lengths = () => ({ choice: table(2), low: table(16 << 3), mid: table(16 << 3), high: table(256) });
  const isMatch = table(STATES << 4), isRep = table(STATES), isRepG0 = table(STATES), isRepG1 = table(STATES),
    isRepG2 = table(STATES), isRep0Long = table(STATES << 4), posSlot = table(4 << 6), posSpecial = table(128),
    align = table(16), matchLength = lengths(), repLength = lengths(), literal = table(0x300 << (lc + lp));
  const probabilities = new Uint16Array(length).fill(1 << 10);

  let at = 18, code = new DataView(data.buffer, data.byteOffset).getUint32(14), range = 0xFFFFFFFF;

  function normalize() {
    if (range < 0x1000000) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | data[at++]) >>> 0;
    }
  }

  function bit(index) {
    normalize();
    const probability = probabilities[index], bound = (range >>> 11) * probability;
    if (code < bound) {
      range = bound;
      probabilities[index] += (2048 - probability) >> 5;
      return 0;
    }
    range -= bound;
    code -= bound;
    probabilities[index] -= probability >> 5;
    return 1;
  }

  function direct(count) {
    let value = 0;
    for (let i = 0; i < count; i++) {
      normalize();
      range >>>= 1;
      const one = code >= range ? 1 : 0;
      code -= one * range;
      value = 2 * value + one;
    }
    return value;
  }

  function tree(start, bits) {
    let node = 1;
    for (let i = 0; i < bits; i++) {
      node = (node << 1) | bit(start + node);
    }
    return node - (1 << bits);
  }

  function reversedTree(start, bits) {
    let node = 1, value = 0;
    for (let i = 0; i < bits; i++) {
      const one = bit(start + node);
      node = (node << 1) | one;
      value |= one << i;
    }
    return value;
  }

  function lengthOf({ choice, low, mid, high }, posState) {
    return bit(choice) === 0 ? tree(low + (posState << 3), 3)
      : bit(choice + 1) === 0 ? 8 + tree(mid + (posState << 3), 3)
      : 16 + tree(high, 8);
  }

  function distance(matched) {
    const slot = tree(posSlot + (Math.min(matched, 3) << 6), 6);
    if (slot < 4) {
      return slot;
    }
    const bits = (slot >> 1) - 1, base = (2 | (slot & 1)) << bits;
    return slot < 14 ? base + reversedTree(posSpecial + base - slot, bits)
      : base + direct(bits - 4) * 16 + reversedTree(align, 4);
  }

  let state = 0, size = 0, reps = [0, 0, 0, 0];

  function addLiteral() {
    const before = size > 0 ? out[size - 1] : 0;
    const start = literal + 0x300 * (((size & ((1 << lp) - 1)) << lc) + (before >> (8 - lc)));
    let symbol = 1;
    if (state >= 7) {
      let match = out[size - reps[0] - 1], isSame = true;
      while (symbol < 0x100 && isSame) {
        const expected = (match >> 7) & 1;
        match <<= 1;
        const one = bit(start + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | one;
        isSame = one === expected;
      }
    }
    while (symbol < 0x100) {
      symbol = (symbol << 1) | bit(start + symbol);
    }
    out[size++] = symbol;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  /* Brings one of the last four distances to the front, and says whether more than one byte is to be repeated. */
  function repeats(posState) {
    if (bit(isRepG0 + state) === 0) {
      return bit(isRep0Long + (state << 4) + posState) === 1;
    }
    const which = bit(isRepG1 + state) === 0 ? 1 : 2 + bit(isRepG2 + state);
    reps.unshift(...reps.splice(which, 1));
    return true;
  }

  while (size < out.length) {
    const posState = size & ((1 << pb) - 1);
    if (bit(isMatch + (state << 4) + posState) === 0) {
      addLiteral();
      continue;
    }
    let count = 1;
    if (bit(isRep + state) === 0) {
      const more = lengthOf(matchLength, posState);
      reps = [distance(more), reps[0], reps[1], reps[2]];
      count = MIN_LENGTH + more;
      state = state < 7 ? 7 : 10;
    } else if (repeats(posState)) {
      count = MIN_LENGTH + lengthOf(repLength, posState);
      state = state < 7 ? 8 : 11;
    } else {
      state = state < 7 ? 9 : 11;
    }
    for (let i = 0; i < count; i++, size++) {
      out[size] = out[size - reps[0] - 1];
    }
  }
  return out;
}
