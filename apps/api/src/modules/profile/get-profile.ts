import type { PublicProfile } from '@doran/contract'
import { AppError } from '../../platform/errors/app-error.js'
import type { Deps } from '../../deps.js'
import { findPublicProfile } from './profile-store.js'
import { toPublicProfile } from './profile-view.js'

export async function getProfile(deps: Deps, id: string): Promise<PublicProfile> {
  const row = await findPublicProfile(deps.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return toPublicProfile(row)
}
