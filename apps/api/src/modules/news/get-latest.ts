import type { NewsKind, ReplyOf } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { findLatest } from './news-repository.js'

/** When the last of each kind came. */
export async function getLatest({ db }: Context): Promise<ReplyOf<'GET /v1/news/latest'>> {
  const rows = await findLatest(db)
  const latestOf = (wanted: NewsKind) =>
    rows.find(({ kind }) => kind === wanted)?.at.toISOString() ?? null
  return { changelog: latestOf('changelog'), notice: latestOf('notice') }
}
