import type { Metadata } from 'next'
import { ApiError } from '@doran/api-client'
import type { ThemeCard } from '@doran/contract'
import { SitePage } from '@doran/site'
import { UnwrittenPath } from '../features/lost/unwritten-path'
import { talesApi } from '../lib/tales-api'

export const metadata: Metadata = { robots: { index: false } }

export default async function TalesNotFound() {
  return (
    <SitePage>
      <UnwrittenPath openings={await readOpenings()} />
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
