/** The one level of headings in a text. */
export const HEADING = 'h3'

/** How a stretch of text can look, by Lexical's names. */
export const FORMATS = ['bold', 'italic', 'strikethrough'] as const
export type Format = (typeof FORMATS)[number]

/** What a block of text can be. */
export type BlockKind = 'paragraph' | 'heading' | 'quote' | 'bullet' | 'number'
