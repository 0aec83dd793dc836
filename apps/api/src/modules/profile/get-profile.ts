import type { PublicProfile } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findPublicProfile } from './profile-store.js'
import { toPublicProfile } from './profile-view.js'

export async function getProfile({ db }: Context, id: string): Promise<PublicProfile> {
  const row = await findPublicProfile(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return toPublicProfile(row)
}
