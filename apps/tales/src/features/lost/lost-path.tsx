import { ApiError } from '@doran/api-client'
import type { ThemeCard } from '@doran/contract'
import { SitePage } from '@doran/site/shell'
import { talesApi } from '../../lib/tales-api'
import { UnwrittenPath, type UnwrittenPathProps } from './unwritten-path'

/** The whole page of a path in the story area that leads nowhere. */
export async function LostPath(words: Omit<UnwrittenPathProps, 'openings'>) {
  return (
    <SitePage>
      <UnwrittenPath {...words} openings={await readOpenings()} />
    </SitePage>
  )
}

// A lost path must answer even when the API does not.
async function readOpenings(): Promise<ThemeCard[]> {
  try {
    const api = await talesApi()
    const { items } = await api.call('GET /v1/tales/template', { query: { limit: 3 } })
    return items
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}
