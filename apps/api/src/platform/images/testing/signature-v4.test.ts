import { expect, it } from 'vitest'
import { signatureFault, type SignedRequest } from './signature-v4.js'

/** The examples that the S3 API reference computes. */
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const NOW = new Date('2013-05-24T00:00:00Z')
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const authorization = (signed: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signed},Signature=${signature}`

const GET: SignedRequest = {
  method: 'GET',
  target: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
    authorization: authorization(
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ),
  },
  body: new Uint8Array(),
}

const PUT: SignedRequest = {
  method: 'PUT',
  target: '/test%24file.text',
  headers: {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    'x-amz-date': '20130524T000000Z',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    authorization: authorization(
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ),
  },
  body: Buffer.from('Welcome to Amazon S3.'),
}

it.each([GET, PUT])('takes the documented signature of a $method', (request) => {
  expect(signatureFault(request, KEYS, NOW)).toBeNull()
})

it.each([
  ['SignatureDoesNotMatch', { ...GET, target: '/other.txt' }, NOW],
  ['SignatureDoesNotMatch', { ...GET, headers: { ...GET.headers, range: 'bytes=0-8' } }, NOW],
  ['XAmzContentSHA256Mismatch', { ...PUT, body: Buffer.from('Welcome to another.') }, NOW],
  ['RequestTimeTooSkewed', GET, new Date('2013-05-24T00:16:00Z')],
  ['AccessDenied', { ...GET, headers: {} }, NOW],
])('answers %s to what was changed', (fault, request, now) => {
  expect(signatureFault(request, KEYS, now)).toBe(fault)
})
