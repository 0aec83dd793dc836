import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
const test = (_: string, f: () => void) => f()
import { parse } from 'yaml'
import {
  ThemeSource,
  CommonSource,
  compileTheme,
  openStory,
  tellTurn,
  ThemeError,
} from '@doran/story-engine'
const d = 'themes/sixth-key/'
const scenes = readdirSync(d + 'scenes')
  .sort()
  .flatMap((f) => parse(readFileSync(d + 'scenes/' + f, 'utf8')))
const theme = ThemeSource.parse({ ...parse(readFileSync(d + 'theme.yaml', 'utf8')), scenes })
const common = CommonSource.parse(parse(readFileSync('common/bridges.yaml', 'utf8')))
let c: any
try {
  c = compileTheme(theme, common)
} catch (e) {
  console.log(JSON.stringify((e as any).findings ?? String(e), null, 1))
  throw e
}
const rnd = (s: number) => () => {
  s = (s * 1664525 + 1013904223) >>> 0
  return s / 2 ** 32
}
const CURIOUS = [
  '빗장을 살펴본다',
  '“할머니는 어디 계셨어요?”',
  '사람들의 손을 본다',
  '라디에이터를 만져본다',
  '창문 본다',
]
const RUDE = [
  '야 니가 훔쳤지?',
  '백도영의 멱살을 잡는다',
  '탁자를 걷어찬다',
  '“다 거짓말이잖아”',
  '하진을 협박한다',
  '욕을 한다',
]
const SILENT = null
const ODD = [
  '노래를 부른다',
  '춤을 춘다',
  '춥다',
  '문을 열지 않는다',
  '하진에게 물어봐',
  '나가자',
  '등하록이 뭐야?',
  '잔다',
]
function play(name: string, seed: number, pick: (ch: any[], t: number, r: () => number) => any) {
  const r = rnd(seed)
  let o: any = openStory(c)
  let out = `# ${name} ${seed}\n\n${o.text}\n`
  let st = o.state
  let ch = o.choices
  let n = 0
  while (st.ending === undefined && n < 60) {
    const input = pick(ch, n, r)
    n++
    const t: any = tellTurn(c, st, input, seed * 1000 + n)
    out += `\n[${ch.map((x: any) => x.label + (x.odds ? ` ${x.odds.success}/${x.odds.cost}/${x.odds.fail}` : '')).join(' | ')}]\n>> ${input.kind}: ${input.text}   (${t.heard.by} ${t.heard.family} ${t.heard.moveId ?? ''}; ${st.scene}->${t.state.scene}; ${JSON.stringify(t.gauges.filter((g: any) => g.before !== g.after).map((g: any) => [g.key, g.after]))}${t.dice ? ' dice ' + t.dice.band : ''})\n\n${t.text}\n`
    st = t.state
    ch = t.choices
  }
  out += `\n== ${st.ending} in ${n} turns, flags ${st.flags.join(',')}\n${JSON.stringify(st.numbers)}\n`
  return { out, end: st.ending, n }
}
const choose = (x: any) => ({ kind: 'choice', text: x.label, choiceId: x.id })
const players: Record<string, any> = {
  random: (ch: any[], t: number, r: () => number) => choose(ch[Math.floor(r() * ch.length)]),
  first: (ch: any[]) => choose(ch[0]),
  silent: () => ({ kind: 'continue', text: '' }),
  rude: (ch: any[], t: number, r: () => number) =>
    r() < 0.6
      ? { kind: 'do', text: RUDE[Math.floor(r() * RUDE.length)] }
      : choose(ch[Math.floor(r() * ch.length)]),
  curious: (ch: any[], t: number, r: () => number) =>
    r() < 0.2
      ? { kind: 'do', text: CURIOUS[Math.floor(r() * CURIOUS.length)] }
      : choose(
          ch.find(
            (x) => !/나온다|복도로|열람실|지목|이름을|시간을/.test(x.label) && !x.id.includes('~'),
          ) ?? ch[Math.floor(r() * ch.length)],
        ),
  odd: (ch: any[], t: number, r: () => number) =>
    r() < 0.5
      ? { kind: 'do', text: ODD[Math.floor(r() * ODD.length)] }
      : choose(ch[Math.floor(r() * ch.length)]),
}
test('play', () => {
  const ends: any = {}
  let all = ''
  for (const [name, p] of Object.entries(players))
    for (let s = 1; s <= 300; s++) {
      const x = play(name, s, p)
      ends[name] ??= {}
      ends[name][x.end] = (ends[name][x.end] ?? 0) + 1
      ends[name].turns = (ends[name].turns ?? 0) + x.n / 300
      if (s <= 4) writeFileSync(`/tmp/play-${name}-${s}.txt`, x.out)
    }
  console.log(JSON.stringify(ends, null, 1))
})
