type Sent = { kind: 'do' | 'say' | 'narrate' | 'choice' | 'continue'; text: string }

/** The person's own line as the story shows it; null where they only let it continue. */
export function sentLine(input: Sent | null): string | null {
  if (!input || input.kind === 'continue') return null
  return input.kind === 'say' ? `“${input.text.replace(/^[“"]|[”"]$/g, '')}”` : input.text
}
