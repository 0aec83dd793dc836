import { ApiError } from '@doran/api-client'
import { ERRORS, type ErrorCode } from '@doran/contract/errors'
import { aView, fakeApi } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { findStory } from './find-story'

const VIEW = 'GET /v1/tales/session/{sessionUuid}'

const find = (reply: unknown) => findStory(fakeApi({ [VIEW]: [reply] }, []).client, 's1')
const refused = (code: ErrorCode) => find(new ApiError({ code, ...ERRORS[code] }))

test('finds the story of its reader', async () => {
  const view = aView()
  expect(await find(view)).toBe(view)
})

test('an ended sign-in differs from a story that is not there', async () => {
  expect(await refused('SESSION_EXPIRED')).toBe('signed-out')
  expect(await refused('NOT_FOUND')).toBeNull()
  expect(await refused('INVALID_INPUT')).toBeNull()
})

test('anything else is no answer', async () => {
  await expect(refused('UNKNOWN')).rejects.toMatchObject({ code: 'UNKNOWN' })
})
