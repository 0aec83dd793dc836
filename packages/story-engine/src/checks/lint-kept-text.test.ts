import { describe, expect, it } from 'vitest'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import type { CommonSource, ThemeSource } from '../theme-schema.js'
import { lintKeptText } from './lint-kept-text.js'
import { lintTheme } from './lint-theme.js'

function found(change: (theme: ThemeSource, common: CommonSource) => void): string[] {
  const theme = structuredClone(lighthouse)
  const common = structuredClone(commonBridges)
  change(theme, common)
  return lintKeptText(theme, common).map(({ level, where, message }) => {
    const [sign] = message.split(' ')
    return `${level} ${where} ${sign}`
  })
}

describe('lintKeptText', () => {
  it('finds nothing in the lighthouse', () => {
    expect(found(() => {})).toEqual([])
  })

  it.each([
    ['NUL', '불을 켠다\u0000', 'U+0000'],
    ['a bell', '불을\u0007 켠다', 'U+0007'],
    ['a tab', '불을\t켠다', 'U+0009'],
    ['a lone surrogate', '불을 켠다\ud800', 'U+D800'],
    ['a zero-width space', '불을\u200b 켠다', 'U+200B'],
    ['a word joiner', '불을\u2060 켠다', 'U+2060'],
    ['an override of direction', '\u202e불을 켠다', 'U+202E'],
    ['a Braille blank', '불을\u2800켠다', 'U+2800'],
    ['decomposed syllables', '불을 켠다'.normalize('NFD'), 'U+1107'],
  ])('finds %s in a label', (_, label, sign) => {
    const unkept = found(({ scenes: [yard] }) => {
      if (yard?.moves[1]) yard.moves[1].label = label
    })
    expect(unkept).toEqual([`error scenes.yard.moves.look-prints.label ${sign}`])
  })

  it('finds it in private texts, lists, names of words and the common bridges', () => {
    const unkept = found((theme, common) => {
      theme.world = '섬\u200b.'
      theme.cast[1]?.aliases.push('기\u200b록')
      if (theme.scenes[0]) theme.scenes[0].words = { '진\u200b흙': [] }
      if (common.bridges[0]) common.bridges[0].text += '\u200b'
    })
    expect(unkept).toEqual([
      'error world U+200B',
      'error cast.1.aliases.1 U+200B',
      'error scenes.yard.words.진\u200b흙 U+200B',
      `error bridges.${commonBridges.bridges[0]?.id}.text U+200B`,
    ])
  })

  it('keeps emoji, quotes and Hanja', () => {
    const unkept = found((theme) => {
      theme.opening += ' “👨‍👩‍👧 ❤️” ‘燈’ 『錄』 …'
    })
    expect(unkept).toEqual([])
  })

  it('is told with what else keeps a theme from being played', () => {
    const theme = structuredClone(lighthouse)
    if (theme.scenes[0]) theme.scenes[0].present = ['해\u200b준']
    const codes = lintTheme(theme, commonBridges).map(({ code }) => code)
    expect(codes).toEqual(['unkept-text', 'unknown-cast'])
  })
})
