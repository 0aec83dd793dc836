const LONGEST = 60

/** A server's name for its model without folder, `.gguf` and unprintable characters; null where nothing is left. */
export function cleanModelName(reported: unknown): string | null {
  if (typeof reported !== 'string') return null
  const base = reported.slice(-1_000).split(/[/\\]/).at(-1) ?? ''
  const name = base
    .replace(/\.gguf$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '')
    .trim()
  return Array.from(name).slice(0, LONGEST).join('').trim() || null
}

/**
 * The narrator's name as people see it: the one that the server reports, else the one that the operator configured.
 */
export function honestName(configured: string, reported: string | null): string {
  return cleanModelName(reported) ?? cleanModelName(configured) ?? '?'
}
