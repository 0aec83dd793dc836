import { propertyRuns } from '@doran/tooling/whole-run'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTail } from './parse-tail.js'

const FULL = {
  choices: ['문을 연다', '하진에게 묻는다'],
  gauges: { 단서: 1, 의심: -2 },
  relations: { 하진: 1 },
  remember: '하진의 빠른 대답',
}
const JSON_TEXT = JSON.stringify(FULL)

describe('parseTail', () => {
  it.each([
    ['plain', JSON_TEXT],
    ['over lines', JSON.stringify(FULL, null, 2)],
    ['fenced', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['with text around it', `상태는 다음과 같다:\n${JSON_TEXT}\n끝 }`],
    ['with commas too many', JSON_TEXT.replaceAll(/([}\]])/gu, ', $1')],
    ['in a list', `[${JSON_TEXT}]`],
    ['before a second one', `${JSON_TEXT}\n{"choices":["다른 것"]}`],
  ])('reads JSON %s', (_, tail) => {
    expect(parseTail(tail)).toEqual(FULL)
  })

  it('keeps a comma and a brace inside a text', () => {
    const tail = '{"remember": "“셋, 넷,” }, 그리고", "choices": ["그만 둔다",],}'
    expect(parseTail(tail)).toMatchObject({
      remember: '“셋, 넷,” }, 그리고',
      choices: ['그만 둔다'],
    })
  })

  it('reads on behind an escaped quote', () => {
    const tail = String.raw`{"remember": "그는 \"}\" 라고 썼다"} }`
    expect(parseTail(tail)?.remember).toBe('그는 "}" 라고 썼다')
  })

  it('leaves out choices that do not hold', () => {
    const choices = [
      '문을 연다',
      ' 문을 연다 ',
      '가',
      '가'.repeat(41),
      '<b>굵게</b>',
      '둘\n줄',
      3,
      null,
      '{이름}',
      '하나 더',
      '셋째',
      '넷째',
      '다섯째',
      '여섯째',
    ]
    expect(parseTail(JSON.stringify({ choices }))?.choices).toEqual([
      '문을 연다',
      '하나 더',
      '셋째',
      '넷째',
      '다섯째',
    ])
  })

  it('leaves out changes that do not hold', () => {
    const tail =
      '{"gauges": {"단서": 1, "__proto__": 5, "constructor": 5, "a": 1.5, "b": 101, "c": "2", "d": null, "": 1}, "relations": [1]}'
    const proposal = parseTail(tail)
    expect(proposal).toEqual({ choices: [], gauges: { 단서: 1 }, relations: {}, remember: null })
    expect(Object.getPrototypeOf(proposal?.gauges)).toBe(Object.prototype)
  })

  it.each([
    '',
    '없음',
    '{}',
    '[]',
    '{"choices": "문을 연다"}',
    '{"choices": ["문을 연다"',
    'null',
    '{{{{',
    `${'{"a":'.repeat(5000)}1`,
  ])('makes nothing of %s', (tail) => {
    expect(parseTail(tail)).toBeNull()
  })

  it('never throws, and never lets through what does not hold', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ',',
      ':',
      '\\',
      '"choices"',
      '"gauges"',
      '"remember"',
      '"__proto__"',
      '문을 연다',
      '1e999',
      '-1',
      'null',
      '\ud83d',
      '\n',
      '{"relations":{"하진":1}}',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
          fc.json(),
          fc
            .record({
              choices: fc.anything(),
              gauges: fc.dictionary(fc.string(), fc.anything()),
              remember: fc.anything(),
            })
            .map((value) => JSON.stringify(value)),
        ),
        (tail) => {
          const proposal = parseTail(tail)
          if (!proposal) return
          const changes = [...Object.values(proposal.gauges), ...Object.values(proposal.relations)]
          expect(
            changes.every((change) => Number.isInteger(change) && Math.abs(change) <= 100),
          ).toBe(true)
          expect(proposal.choices.length).toBeLessThanOrEqual(5)
          expect(proposal.choices.every((choice) => !/[<>{}[\]\n]/u.test(choice))).toBe(true)
        },
      ),
      { numRuns: propertyRuns(3_000), seed: 11 },
    )
  })
})
