import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aPerson, openAdmin, PERSON_ID, press, write } from './internal/testing/an-operator.fake'
import { PeoplePage } from './people-page'

const PEOPLE = 'GET /v1/admin/person'

afterEach(cleanup)

it('lists those with a role, and looks for a nickname by its address', async () => {
  const operator = aPerson({ roles: ['moderator'], email: 'moon@example.com' })
  const { inputsOf, push } = openAdmin(<PeoplePage search={null} isAdmin />, {
    [PEOPLE]: [{ items: [operator] }],
  })
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('운영자')).toBeDefined()
  expect(row.getByRole('link', { name: '달빛' }).getAttribute('href')).toBe(
    `/admin/person?id=${PERSON_ID}`,
  )
  expect(inputsOf(PEOPLE)[0]).toMatchObject({ query: {} })
  write('닉네임의 앞부분, 또는 이메일 전체', ' 달 ')
  press('찾기')
  expect(push).toHaveBeenCalledExactlyOnceWith('/admin/people?q=%EB%8B%AC')
})

it('says that nobody was found', async () => {
  const { inputsOf } = openAdmin(<PeoplePage search="없는이" isAdmin={false} />, {
    [PEOPLE]: [{ items: [] }],
  })
  expect(await screen.findByText('찾은 사람이 없어요.')).toBeDefined()
  expect(inputsOf(PEOPLE)[0]).toMatchObject({ query: { q: '없는이' } })
})
