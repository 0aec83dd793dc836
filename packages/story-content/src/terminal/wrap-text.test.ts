import { describe, expect, it } from 'vitest'
import { columnsOf, wrapText } from './wrap-text.js'

describe('columnsOf', () => {
  it('counts Hangul, composed or not, as two columns', () => {
    expect(columnsOf('등대')).toBe(4)
    expect(columnsOf('등대'.normalize('NFD'))).toBe(4)
    expect(columnsOf('a.1')).toBe(3)
    expect(columnsOf('『등』')).toBe(6)
  })
})

describe('wrapText', () => {
  it('breaks between words at the width', () => {
    expect(wrapText('가나 다라 마바', { width: 9 })).toBe('가나 다라\n마바')
    expect(wrapText('가나 다라 마바', { width: 8 })).toBe('가나\n다라\n마바')
  })

  it('keeps paragraphs and indents every line', () => {
    expect(wrapText('가나 다라\n\n마바', { width: 8, indent: '  ' })).toBe(
      '  가나\n  다라\n\n  마바',
    )
  })

  it('cuts a word that is longer than the width', () => {
    expect(wrapText('가나다라마', { width: 4 })).toBe('가나\n다라\n마')
  })
})
