import { ApiError } from '@doran/api-client'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LEAF, openPanel } from '../testing/open-panel.fake'

afterEach(cleanup)

const ADD = 'POST /v1/tales/session/{sessionUuid}/memory'
const box = () => screen.getByLabelText<HTMLTextAreaElement>('기억할 문장')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a sentence is chosen, shortened and remembered', async () => {
  const panel = openPanel({ name: 'remember', turn: LEAF }, { replies: { [ADD]: [{}] } })
  await screen.findByText('기억할 문장을 선택해 주세요. 문장은 다음 화면에서 고칠 수 있어요.')
  press('창틀에 눈이 쌓였다.')
  expect(box().value).toBe('창틀에 눈이 쌓였다.')
  fireEvent.change(box(), { target: { value: '창틀의 눈' } })
  press('기억하기')
  await waitFor(() => expect(panel.closings()).toBe(1))
  expect(panel.requests(ADD)).toMatchObject([{ body: { turnUuid: 'leaf', text: '창틀의 눈' } }])
  expect(panel.did).toEqual(['refresh'])
  expect(screen.getByText('이야기가 기억할게요.')).toBeDefined()
})

test('begins with what was selected of the scene, and with nothing of another text', async () => {
  openPanel({ name: 'remember', turn: LEAF, selected: ' 눈이\n쌓였다.' })
  await screen.findByLabelText('기억할 문장')
  expect(box().value).toBe('눈이 쌓였다.')
  press('취소')
  expect(screen.getByRole('button', { name: '창틀에 눈이 쌓였다.' })).toBeDefined()
  cleanup()
  openPanel({ name: 'remember', turn: LEAF, selected: '메뉴' })
  expect(await screen.findByRole('button', { name: '창틀에 눈이 쌓였다.' })).toBeDefined()
})

test('what is too long is to be shortened first', async () => {
  const long = { ...LEAF, output: `${'눈이 내렸다 '.repeat(20)}.` }
  const panel = openPanel({ name: 'remember', turn: long })
  fireEvent.click(await screen.findByRole('button', { name: /눈이 내렸다/ }))
  expect(screen.getByText('기억하기 좋게 120자까지 줄여 주세요.')).toBeDefined()
  press('기억하기')
  expect(await screen.findByText('기억 하나는 120자까지 적을 수 있어요.')).toBeDefined()
  expect(panel.requests(ADD)).toEqual([])
})

test('what was written stays where the memory is full', async () => {
  const full = new ApiError({ code: 'MEMORIES_FULL', message: '기억이 가득 찼어요.', status: 409 })
  const panel = openPanel({ name: 'remember', turn: LEAF }, { replies: { [ADD]: [full] } })
  fireEvent.click(await screen.findByRole('button', { name: '창틀에 눈이 쌓였다.' }))
  press('기억하기')
  expect(await screen.findByText('기억이 가득 찼어요.')).toBeDefined()
  expect(box().value).toBe('창틀에 눈이 쌓였다.')
  expect(panel.closings()).toBe(0)
})
