const CODE = /^[1-9A-HJ-NP-Za-km-z]{10}$/
const IN_ADDRESS = /[?&]play=([1-9A-HJ-NP-Za-km-z]{10})(?![1-9A-Za-z])/

export function isShareCode(text: string): boolean {
  return CODE.test(text)
}

/** The code in what somebody pasted: the code itself, a result's address, or a message with one in it. */
export function findShareCode(text: string): string | null {
  const given = text.trim()
  return isShareCode(given) ? given : (IN_ADDRESS.exec(given)?.[1] ?? null)
}
