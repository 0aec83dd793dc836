const ADDRESS = /https?:\/\/|\bwww\./i
/** Endings that people write without a scheme; a dot between Korean words is none. */
const HOST =
  /[a-z0-9-]\.(?:app|be|biz|blog|cc|click|club|co|com|dev|gg|gl|icu|info|io|kr|link|live|ly|me|net|online|org|page|shop|site|store|to|top|tv|vip|xyz)(?![a-z0-9])/i

/** Whether a text has an address in it, as it is typed or with full-width letters. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC')
  return ADDRESS.test(plain) || HOST.test(plain)
}
