import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'
import { expect, it } from 'vitest'
import { fitWorld } from './fit-world.js'
import { countTokens, rich } from './long-story.fake.js'
import { joinParts } from './text-parts.js'
import { worldParts } from './world-parts.js'

const parts = worldParts(rich)
const whole = fitWorld(parts, Number.POSITIVE_INFINITY, countTokens)
const namesAt = (room: number) => fitWorld(parts, room, countTokens).drops.map(({ what }) => what)

it('keeps all of it where it fits', () => {
  expect(whole).toMatchObject({ text: joinParts(parts.all), drops: [] })
  expect(whole.text).toContain('비밀: 해준만 아는 일이 하나 있다.')
})

it('drops samples, then looks, then detail, each of the least of the cast first', () => {
  expect(namesAt(whole.tokens - 1)).toEqual(['윤서의 말의 예'])
  const order = parts.droppable.map(({ what }) => what)
  expect(order).toEqual([
    '윤서의 말의 예',
    '해준의 말의 예',
    '윤서의 겉모습',
    '해준의 겉모습',
    '윤서의 됨됨이',
    '해준의 됨됨이',
  ])
  expect(namesAt(600)).toEqual([...order, '세계'])
})

it('cuts the world at the end of a sentence and keeps who is who', () => {
  const { text, tokens } = fitWorld(parts, 300, countTokens)
  expect(text).toMatch(/(?:꺼졌다|남아 있다|감추었다)\.\n\n# 주인공/u)
  expect(text).toContain('## 윤서')
  expect(tokens).toBeLessThanOrEqual(300)
})

it('ends a role with a full stop where it has no mark of its own', () => {
  const [first] = rich.cast
  if (!first) throw new Error('the theme has a cast')
  const lineOf = (role: string) => {
    const all = worldParts({ ...rich, cast: [{ ...first, aliases: [], role }] }).all
    return all.find(({ what }) => what === `${first.name}의 이름`)?.text.split('\n')[1]
  }
  expect(lineOf('등대지기')).toBe('등대지기.')
  for (const mark of SENTENCE_MARKS) expect(lineOf(`등대지기${mark}`)).toBe(`등대지기${mark}`)
})

it('leaves all of it out where there is no room', () => {
  expect(fitWorld(parts, -5, countTokens)).toMatchObject({ text: '', tokens: 0 })
})
