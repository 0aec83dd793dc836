import sharp from 'sharp'
import type { CallFixture, ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { multipart } from '../../testing/multipart.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/upload/profile/profile-image': uploadPicture,
    'POST /v1/upload/chat/image': uploadPicture,
    'POST /v1/upload/community/image': uploadPicture,
    'POST /v1/upload/support/image': uploadPicture,
  },
  protectedColumns: {
    image: 'key, profile_id, purpose, bytes, hash, look',
    blocked_picture: 'hash, look, case_id, created_at',
  },
}

async function uploadPicture(): Promise<CallFixture> {
  const create = { width: 300, height: 300, channels: 3, background: '#c33' } as const
  return multipart(await sharp({ create }).png().toBuffer())
}
