const WORD_JOINER = '\u2060'

/** Keeps what follows a closing quote (“…”라고) on its line: browsers break there, also where words are kept whole. */
export function keepQuotes(text: string): string {
  return text.replace(/([”’』」》])(?=[가-힣])/g, `$1${WORD_JOINER}`)
}
