// @vitest-environment node
import { ApiError } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { expect, it } from 'vitest'
import { readAccess } from './read-access'

const answer = (reply: unknown) => fakeApi({ 'GET /v1/admin/access': [reply] }, []).client
const refused = (status: number) => new ApiError({ code: 'NOT_ALLOWED', message: 'x', status })
const moderator = { roles: ['moderator'], waiting: 0 }

it('lets in who has the role, and is not there for anybody else', async () => {
  expect(await readAccess(answer(moderator))).toEqual(moderator)
  expect(await readAccess(answer(moderator), 'admin')).toBeNull()
  for (const status of [401, 403, 404]) expect(await readAccess(answer(refused(status)))).toBeNull()
})

it('does not say that there is nothing where it could not be asked', async () => {
  await expect(readAccess(answer(refused(503)))).rejects.toThrow(ApiError)
})
