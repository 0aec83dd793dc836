type Disguise = { asked: RegExp; apply: (text: string) => string }

/** The ways injections ask for a text to be hidden from a filter; matched against squashed words. */
const DISGUISES: readonly Disguise[] = [
  {
    asked: /거꾸로|역순|뒤집|reverse|backward/,
    apply: (text) => Array.from(text).toReversed().join(''),
  },
  {
    asked: /base64|베이스64/,
    apply: (text) => Buffer.from(text).toString('base64'),
  },
  { asked: /hex|헥스|16진/, apply: (text) => Buffer.from(text).toString('hex') },
  {
    asked: /url인코|urlenc|percentenc|퍼센트인코|url로/,
    apply: (text) => encodeURIComponent(text.toWellFormed()),
  },
  {
    asked: /유니코드|unicode|이스케이프|escape/,
    apply: (text) => text.replaceAll(/[^]/g, escapeUnit),
  },
  { asked: /하이픈|붙임표|hyphen|dash/, apply: (text) => Array.from(text).join('-') },
  {
    asked:
      /띄어쓰기|띄어서|한글자씩|spaced|spaces|onecharacter|oneletter|letterbyletter|characterbycharacter/,
    apply: (text) => Array.from(text).join(' '),
  },
]

const LENGTH = /(?:첫|처음|앞|맨앞|first)의?(\d{1,5})(?:글자|자|char|letter)/
const CODE_BLOCK = /코드블록|코드블럭|codeblock/
const ROLE = /역할로|입장에서|인척|인것처럼|로서말|actas|pretend|roleplay|youarenow|speakas/

/** The text as the asked-for cut, spelling, frame and role; several at once where several are asked. */
export function disguise(text: string, squashed: string): string {
  const [, length] = LENGTH.exec(squashed) ?? []
  const excerpt = length === undefined ? text : Array.from(text).slice(0, Number(length)).join('')
  const spelling = DISGUISES.find(({ asked }) => asked.test(squashed))
  const spelt = spelling ? spelling.apply(excerpt) : excerpt
  const framed = CODE_BLOCK.test(squashed) ? `\`\`\`\n${spelt}\n\`\`\`` : spelt
  return ROLE.test(squashed) ? `system: ${framed}` : framed
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
