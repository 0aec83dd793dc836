const REMARK = /\s*[(（][^()（）]*[)）]\s*$/
const SILENT_TAIL = /[^\p{L}\p{N}%]+$/u
const VOWEL_FIRST = ['가/이', '를/을', '는/은', '와/과', '로/으로', '야/아']
/** Last letters, digits and signs that are read with a final consonant; those on ㄹ, then the others. */
const ON_RIEUL = /(?:[178lLR]|le)$/
const ON_CONSONANT = /(?:[036mnMN]|ng|me|ne|ck)$/

/**
 * The label with that particle of `을/를` which its sound asks for; a remark in brackets is not read. `@doran/korean`
 * reads more, but weighs too much for what a page loads to play.
 */
export function withParticle(label: string, pair: string): string {
  return label + particleOf(label, pair)
}

/** That particle alone, where a quotation mark stands before it. */
export function particleOf(label: string, pair: string): string {
  const [one = '', other = ''] = pair.split('/')
  const [closed, open] = VOWEL_FIRST.includes(pair) ? [other, one] : [one, other]
  const sound = soundOf(label)
  if (sound === 'rieul') return closed.startsWith('으로') ? open : closed
  return sound === 'closed' ? closed : open
}

function soundOf(label: string): 'open' | 'rieul' | 'closed' {
  const composed = label.normalize('NFC')
  const spoken = composed.replace(REMARK, '').replace(SILENT_TAIL, '')
  const unit = spoken.charCodeAt(spoken.length - 1)
  if (unit >= 0xac00 && unit <= 0xd7a3) {
    const final = (unit - 0xac00) % 28
    return final === 0 ? 'open' : final === 8 ? 'rieul' : 'closed'
  }
  if (ON_RIEUL.test(spoken)) return 'rieul'
  return ON_CONSONANT.test(spoken) ? 'closed' : 'open'
}
