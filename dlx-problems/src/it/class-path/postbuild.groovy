String log = new File(basedir, 'build.log').text
List<String> expected = [
    '[a1-b1, a2-b2, c1-c2]', '[b1-c1, b2-c2, a1-a2]', '[a1-a2, b1-b2, c1-c2]', '3 tilings',
    'a2 b4 c6 d1 e3 f5', 'a5 b3 c1 d6 e4 f2', 'a3 b6 c2 d5 e1 f4', 'a4 b1 c5 d2 e6 f3',
    'solved [Ann early, Ben late]', 'solved [Ann late, Ben early]', '2 rotas', 'no other module came along',
    'by search 2', 'counted 2', 'diagram 2', 'feasible true', 'cheapest 1', 'classes 1', 'projected 2', 'plan to count true'
]
expected.each { line -> assert log.readLines().contains(line): "The consumer did not print: $line" }
return true
