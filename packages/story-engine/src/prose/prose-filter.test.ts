import { propertyRuns } from '@doran/tooling/whole-run'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLeakGuard } from '../safety/leak-guard.js'
import { createProseFilter, type ProseFilter, type ProseFilterOptions } from './prose-filter.js'

const open: ProseFilterOptions = { guard: null, isUnsafe: () => false }

type Told = Pick<ProseFilter, 'shown' | 'tail' | 'state' | 'safeLength'>

/** Tells an answer in pieces and holds the filter to what it promises of each. */
function tell(pieces: readonly string[], options: ProseFilterOptions = open): Told {
  const filter = createProseFilter(options)
  const answers = [...pieces.map((piece) => filter.push(piece)), filter.end()]
  expect(answers.join('')).toBe(filter.shown)
  expect(answers.every((answer) => answer.isWellFormed())).toBe(true)
  const { shown, tail, state, safeLength } = filter
  return { shown, tail, state, safeLength }
}

function cut(text: string, length: number): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? []
}

const PROSES = [
  '문이 열렸다.',
  '“누구세요?” 하진이 물었다.\n\n대답은 없었다.',
  '그는 웃었다 ^^ 그리고 3 < 5라고 적었다. a<b 였다.',
  '*조용히* 걸었다.\n\n* * *\n\n아침이 왔다. 😀🇰🇷',
  '- 하나\n- 둘\n> 인용\n(작게) 그래.',
  'He said no. State of the art? [속보] {이름} 씨 `쪽지`',
  '<<여름밤>>이라는 책이었다.\n---\n다음 날이었다',
]
const DELIMITERS = [
  '\n<<<STATE>>>\n',
  '\n\n<<< state >>>\n',
  '\n<< STATE >>\n',
  '\n＜＜＜STATE＞＞＞\n',
  ' **<<<STATE>>>**\n',
  '\n<<<sTaTe',
  '<<<\n',
  '\n<STATE>\n',
  '\n< < <STATE> > >\n',
  '\n### STATE\n',
  '\n[STATE]\n',
  '\nSTATE:\n',
  '\n---\n<<<STATE>>>\n',
  '\n\n***\n\n<<<STATE>>>',
  '\n```json\n',
  '\n---\n```\n',
  '\n`<<<STATE>>>`\n',
  '\r\n> <<<STATE>>>\r\n',
  '\n<< S T A T E >>\n',
  '\n',
  ' \n\n',
]
const JSON_TAILS = [
  '{"choices":["문을 연다","기다린다"]}',
  '{\n  "choices": ["<<<달아난다"]\n}',
  '{ "gauges": {} }',
]
const ANSWERS = PROSES.flatMap((prose) =>
  DELIMITERS.flatMap((delimiter) =>
    JSON_TAILS.map((json) => ({ prose, json, answer: prose + delimiter + json })),
  ),
)

describe('createProseFilter', () => {
  it('shows the prose and never a part of the delimiter, however the answer is cut', () => {
    expect(ANSWERS.length).toBeGreaterThan(200)
    for (const { prose, json, answer } of ANSWERS) {
      for (const length of [1, 2, 3, 4, 5, 6, 7, answer.length]) {
        const told = tell(cut(answer, length))
        expect(told.shown).toBe(prose)
        expect(told.state).toBe('tail')
        expect(told.tail).toBe(json)
        expect(told.safeLength).toBe(told.shown.length)
      }
    }
  })

  it('shows the same of anything, however it is cut', () => {
    const signs = fc.constantFrom(
      ...Array.from('가나다 \n\r\t<＜>*#`{"-=_~sStaTecCrefhinkg/.!?…”)[]😀'),
      '<<<',
      '```',
      '<think>',
      '</think>',
      'STATE',
      'CARE',
      'REFUSE',
      '\n---\n',
      '**',
    )
    const guard = createLeakGuard(['가나다'.repeat(9)], [])
    const options = { guard, isUnsafe: (line: string) => line.includes('다다다'), maxUnits: 60 }
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), fc.array(fc.nat(9)), (text, cuts) => {
        const answer = text.join('')
        const pieces = cutAt(answer, cuts)
        expect(tell(pieces, options)).toEqual(tell([answer], options))
        expect(tell(cut(answer, 1), options)).toEqual(tell([answer], options))
      }),
      { numRuns: propertyRuns(2_000), seed: 7 },
    )
  })

  it('shows plain prose at once', () => {
    const filter = createProseFilter(open)
    expect(filter.push('문이')).toBe('문이')
    expect(filter.push(' ')).toBe('')
    expect(filter.push('열렸')).toBe(' 열렸')
    expect(filter.push('다.\n')).toBe('다.')
    expect(filter.push('그리고 3 <')).toBe('\n그리고 3')
    expect(filter.push('5')).toBe(' <5')
  })

  it.each([
    ['끝났다.\n<<', '끝났다.'],
    ['끝났다. <', '끝났다.'],
    ['끝났다.\n---\n', '끝났다.'],
    ['끝났다.\n<<ST', '끝났다.'],
    ['끝났다.\nSTATE', '끝났다.'],
    ['끝났다. {', '끝났다.'],
    ['고양이가 울었다 >.<', '고양이가 울었다 >.<'],
    ['*끝났다*', '*끝났다*'],
    ['끝났다 \n\n ', '끝났다'],
    ['', ''],
  ])('ends %j with %j', (answer, shown) => {
    for (const length of [1, 2, 3, 50]) expect(tell(cut(answer, length)).shown).toBe(shown)
  })

  it.each([
    ['# 1장\n**굵게** 말했다.\n## 둘', '1장\n굵게 말했다.\n둘'],
    ['***\n\n밤.', '***\n\n밤.'],
    ['하나.\r\n\r\n\r\n\r\n둘.\u0000', '하나.\n\n둘.'],
    ['#첫눈 오는 날', '#첫눈 오는 날'],
  ])('shows %j without its Markdown and control characters', (answer, shown) => {
    for (const length of [1, 2, 3, 50]) expect(tell(cut(answer, length)).shown).toBe(shown)
  })

  it.each(['think', 'thinking', 'reasoning', 'THINK'])('drops <%s> at the start', (tag) => {
    const answer = `\n<${tag}>곰곰… <b> <<<STATE>>>\n</${tag}>\n\n문이 열렸다.`
    for (const length of [1, 3, 90]) {
      expect(tell(cut(answer, length)).shown).toBe('문이 열렸다.')
      expect(tell(cut(`<${tag}>끝없는 생각`, length))).toMatchObject({ shown: '', state: 'prose' })
    }
  })

  it.each([
    '<<<CARE>>>',
    '\n**<<< care >>>**',
    '<<CARE>>',
    'CARE',
    '<think>힘든가?</think><<<CARE>>>\n더 있는 말',
  ])('hears the marker %j', (answer) => {
    for (const length of [1, 2, 50]) {
      expect(tell(cut(answer, length))).toMatchObject({ state: 'care', shown: '', tail: '' })
      const refusal = answer.replaceAll(/care/giu, 'REFUSE')
      expect(tell(cut(refusal, length))).toMatchObject({ state: 'refuse', shown: '', tail: '' })
    }
  })

  it('hears a marker only as the first thing', () => {
    expect(tell(['문이 열렸다.\n<<<CARE>>>'])).toMatchObject({
      state: 'tail',
      shown: '문이 열렸다.',
    })
    expect(tell(['Careful, 하고 그가 말했다.']).shown).toBe('Careful, 하고 그가 말했다.')
  })

  it('shows nothing of an answer that is a broken marker', () => {
    for (const answer of ['<<<', '<<<CA', '<<<>>>']) {
      expect(tell(cut(answer, 1))).toMatchObject({ state: 'tail', shown: '' })
    }
  })

  it('stops before the end of an unsafe sentence', () => {
    const options = { ...open, isUnsafe: (sentence: string) => sentence.includes('나쁜') }
    const answer = '처음이다. “좋은 날!” 나쁜 말이 나왔다. 더 있다.\n<<<STATE>>>\n{}'
    for (const length of [1, 4, 90]) {
      const told = tell(cut(answer, length), options)
      expect(told).toMatchObject({ state: 'unsafe', tail: '' })
      expect(told.shown).toBe('처음이다. “좋은 날!” 나쁜 말이 나왔다')
      expect(told.shown.slice(0, told.safeLength)).toBe('처음이다. “좋은 날!” ')
    }
    expect(tell(['좋다. 나쁜 끝'], options)).toMatchObject({ state: 'unsafe', safeLength: 4 })
    expect(tell(['좋다. 나쁜 끝\n<<<STATE>>>'], options)).toMatchObject({
      state: 'unsafe',
      safeLength: 4,
    })
  })

  it('keeps the first reason it stopped for', () => {
    const secret = '여섯 번째 열쇠는 처음부터 하진의 목걸이 안에 들어 있었다'
    const options = {
      guard: createLeakGuard([secret], []),
      isUnsafe: (line: string) => line.includes('나쁜'),
    }
    const answer = `나쁜 말이다. ${secret}.`
    expect(tell([answer], options)).toEqual(tell(cut(answer, 1), options))
    expect(tell([answer], options).state).toBe('unsafe')
  })

  it('asks about each sentence once, with its beginning', () => {
    const asked: string[] = []
    const isUnsafe = (sentence: string) => {
      asked.push(sentence)
      return false
    }
    tell(cut('값은 3.5냥이다... “정말?” 그가 웃었다!?\n그래', 2), { guard: null, isUnsafe })
    expect(asked).toEqual(['값은 3', '값은 3.5냥이다', '“정말', '그가 웃었다', '그래'])
  })

  it('looks at text without any mark, too', () => {
    const isUnsafe = (sentence: string) => sentence.includes('나쁜')
    const told = tell(cut('말이 길다 '.repeat(90) + '나쁜 ' + '말이 길다 '.repeat(90), 3), {
      guard: null,
      isUnsafe,
    })
    expect(told.state).toBe('unsafe')
    expect(told.shown.length).toBeLessThan(1000)
  })

  it('ends a prose that is too long at its last sentence', () => {
    const told = tell(cut('하나 둘. '.repeat(10), 3), { ...open, maxUnits: 20 })
    expect(told).toMatchObject({ state: 'tail', tail: '', safeLength: 17 })
    expect(told.shown).toBe('하나 둘. 하나 둘. 하나 둘. 하나')
  })

  it('shows no more of a leak than its beginning', () => {
    const secret =
      '여섯 번째 열쇠는 처음부터 하진의 목걸이 안에 들어 있었다는 것이 이 이야기의 비밀이다'
    const guard = createLeakGuard([secret], [])
    for (const length of [1, 2, 5, 200]) {
      const told = tell(cut(`그가 말했다. “사실은 ${secret}.”`, length), {
        guard,
        isUnsafe: () => false,
      })
      expect(told).toMatchObject({ state: 'leak', safeLength: 8 })
      expect(told.shown).toBe('그가 말했다. “사실은 여섯 번째 열쇠는 ')
    }
  })
})

function cutAt(text: string, lengths: readonly number[]): string[] {
  let from = 0
  const pieces = lengths.map((length) => text.slice(from, (from += length)))
  return [...pieces, text.slice(from)]
}
