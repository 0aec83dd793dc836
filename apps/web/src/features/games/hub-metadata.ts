import type { Metadata } from 'next'
import { hubWords, type HubKind } from './internal/hub/hub-words'

/** What links to a hub show. */
export function hubMetadata(kind: HubKind): Metadata {
  const { path, title, lead } = hubWords(kind)
  return { openGraph: { title, description: lead }, alternates: { canonical: path } }
}
