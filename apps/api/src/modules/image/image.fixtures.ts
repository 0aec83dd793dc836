import sharp from 'sharp'
import type { CallFixture, ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/upload/profile/profile-image': uploadPicture,
    'POST /v1/upload/chat/image': uploadPicture,
  },
  protectedColumns: { image: 'key, profile_id, purpose, bytes' },
}

async function uploadPicture(): Promise<CallFixture> {
  const create = { width: 300, height: 300, channels: 3, background: '#c33' } as const
  return multipart(await sharp({ create }).png().toBuffer())
}

function multipart(file: Uint8Array): CallFixture {
  const boundary = 'doran-tests'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    bytes: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
