import { ApiError } from '@doran/api-client'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPanel } from '../testing/open-panel.fake'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const PATCH = 'PATCH /v1/tales/session/{sessionUuid}'
const LABEL = '이야기를 이렇게 써 주세요'
const box = () => screen.findByLabelText<HTMLTextAreaElement>(LABEL)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const down = new ApiError({ code: 'UNKNOWN', message: '저장하지 못했어요.', status: 500 })

test('keeps the note, says from when it counts, and reads the story again', async () => {
  const panel = openPanel(
    { name: 'note' },
    { session: { note: '짧게', narrator: 'basic' }, replies: { [PATCH]: [{}] } },
  )
  expect((await box()).value).toBe('짧게')
  expect(screen.queryByText(/반영되지 않아요/)).toBeNull()
  fireEvent.change(await box(), { target: { value: ' 대화를 길게 ' } })
  press('저장')
  await waitFor(() => expect(panel.closings()).toBe(1))
  expect(panel.requests(PATCH)).toMatchObject([{ body: { note: '대화를 길게' } }])
  expect(panel.did).toEqual(['refresh'])
  expect(screen.getByText('저장했어요. 다음 장면부터 반영돼요.')).toBeDefined()
})

test('what was written outlives an error and the sheet', async () => {
  const { unmount } = openPanel({ name: 'note' }, { replies: { [PATCH]: [down] } })
  fireEvent.change(await box(), { target: { value: '대화를 길게' } })
  press('저장')
  expect(await screen.findByText('저장하지 못했어요.')).toBeDefined()
  unmount()
  openPanel({ name: 'note' })
  expect((await box()).value).toBe('대화를 길게')
})

test('more than 500 characters are refused before they are sent', async () => {
  const { requests } = openPanel({ name: 'note' })
  fireEvent.change(await box(), { target: { value: '가'.repeat(501) } })
  press('저장')
  expect(await screen.findByText('작가 메모는 500자까지 적을 수 있어요.')).toBeDefined()
  expect(requests(PATCH)).toEqual([])
})

test('says that what was written beforehand does not follow it', async () => {
  openPanel({ name: 'note' }, { session: { narrator: 'offline' } })
  expect(await screen.findByText(/미리 쓴 이야기로 읽고 있어서 반영되지 않아요/)).toBeDefined()
})

test('the reader becomes somebody, or nobody in particular', async () => {
  const panel = openPanel({ name: 'persona' }, { replies: { [PATCH]: [{}, down] } })
  fireEvent.click(await screen.findByRole('button', { name: '하람' }))
  await waitFor(() => expect(panel.closings()).toBe(1))
  press('아무도 아님')
  expect(await screen.findByText('저장하지 못했어요.')).toBeDefined()
  expect(panel.closings()).toBe(1)
  expect(panel.requests(PATCH)).toMatchObject([
    { body: { personaUuid: 'persona-1' } },
    { body: { personaUuid: null } },
  ])
})
