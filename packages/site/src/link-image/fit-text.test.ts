import { describe, expect, it } from 'vitest'
import { fitText } from './fit-text.js'

const room = { width: 400, lines: 2, sizes: [80, 60, 40] } as const

describe('fitText', () => {
  it('takes the largest size that the text fits in, broken between words', () => {
    expect(fitText('모닥불', room)).toEqual({ size: 80, lines: ['모닥불'] })
    expect(fitText('느긋한 바닷가의 등대지기', room)).toEqual({
      size: 60,
      lines: ['느긋한 바닷가의', '등대지기'],
    })
  })

  it('breaks a word only where no size has room for it', () => {
    const long = '가'.repeat(22)
    const { size, lines } = fitText(long, room)
    expect(size).toBe(40)
    expect(lines.join('')).toBe(long)
    expect(lines).toHaveLength(2)
  })

  it('cuts off what is still too long, and says so', () => {
    const { lines } = fitText('W'.repeat(90), room)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^W+…$/)
    expect(lines[1]?.length).toBeLessThanOrEqual(lines[0]?.length ?? 0)
  })

  it('has no lines of nothing for an empty text', () => {
    expect(fitText('', room).lines).toEqual([''])
  })
})
