import { expect, it } from 'vitest'
import { z } from 'zod'
import { imageEnvShape, readS3Settings } from './image-env.js'

const read = (variables: Record<string, string>) => z.object(imageEnvShape).parse(variables)
const BUCKET = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

it('a bucket is configured as a whole or not at all', () => {
  expect(readS3Settings(read({}))).toBeNull()
  expect(readS3Settings(read({ S3_REGION: 'auto' }))).toBeNull()
  expect(readS3Settings(read(BUCKET))).toEqual({
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    bucket: 'pictures',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
})

it.each(Object.keys(BUCKET))('half a bucket is refused by the name of %s', (missing) => {
  const half = Object.fromEntries(Object.entries(BUCKET).filter(([name]) => name !== missing))

  expect(() => readS3Settings(read(half))).toThrow(missing)
})
