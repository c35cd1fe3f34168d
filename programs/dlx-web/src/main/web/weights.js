"use strict";

/*
 * Why there is no solution, as a picture: weights of items that show it. Items that need options are blue, and those
 * that have too little room for them are amber.
 */

/* Items of a piece or of a turn are nowhere on the board. */
const isOnBoard = ([item]) => state.task.p !== "pieces" || /^r\d+c\d+$/.test(board().items[item]);

/* Whether each square counts once, so that no numbers are needed. */
const isEach = ({ items, limits }) =>
  [...items, ...limits].filter(isOnBoard).every(([, weight, times]) => weight === 1 && times === 1);

function paintWeights(painted, reason) {
  all("#drawing .weight").forEach((mark) => mark.remove());
  all("#drawing [data-item]").forEach((head) => head.classList.remove("needs", "room"));
  const sides = reason ? [["needs", reason.items], ["room", reason.limits]] : [];
  const isPlain = reason !== null && isEach(reason);
  sides.forEach(([side, weights]) => weights.filter(isOnBoard).forEach(([item, weight, times]) => {
    all(`#drawing [data-item="${item}"]`).forEach((head) => head.classList.add(side));
    (painted.cells ? painted.cellsOfItem(item) : []).forEach((key) => {
      const mark = svg("g", { class: `weight ${side}` }, painted.cells.get(key));
      svg("rect", { x: 0.06, y: 0.06, width: 0.88, height: 0.88, rx: 0.1 }, mark);
      if (!isPlain) {
        svg("text", { x: 0.5, y: 0.66 }, mark).textContent = weight * times;
      }
    });
  }));
}

/* On a board for pieces, the argument in terms of its squares. */
function argument(reason) {
  const { kind, text, items, limits, groups, modulus, needed, available } = reason;
  const away = [...items, ...limits].filter((each) => !isOnBoard(each));
  if (state.task.p !== "pieces" || groups > 0 || away.length > 3) {
    return text;
  }
  const counting = away.map(([item, weight, times]) => `, counting ${board().items[item]} itself as ${weight * times}`).join("");
  if (kind === "ROOM") {
    return `A piece never covers more blue squares than amber ones${counting}, but there are ${needed} blue and ` +
      `${available} amber squares.`;
  }
  if (kind === "MULTIPLE") {
    return `Each piece covers ${modulus} of the blue squares, or none${counting}, but there are ${needed}, which is no ` +
      `multiple of ${modulus}.`;
  }
  const things = isEach(reason) ? "squares" : "numbers";
  return modulus > 0
    ? `The blue ${things} below each piece add up to a multiple of ${modulus}${counting}, but all of them to ${needed}.`
    : `The blue ${things} below a piece are never more than the amber ones${counting}, but all blue ones are ${needed}, and ` +
      `all amber ones ${available}.`;
}
