import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LEAF, ROOT, openPanel } from '../testing/open-panel.fake'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const line = () => screen.findByLabelText<HTMLTextAreaElement>('내가 쓴 말')
const scene = () => screen.findByLabelText<HTMLTextAreaElement>('장면')
const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('sends what was changed, and nothing else', async () => {
  const { did, closings } = openPanel({ name: 'edit', turn: LEAF })
  expect((await line()).value).toBe('창틀을 살핀다')
  write(await scene(), '  창틀은 말라 있었다. ')
  press('저장')
  await waitFor(() => expect(closings()).toBe(1))
  expect(did).toEqual(['edit leaf {"output":"창틀은 말라 있었다."}'])
  expect(screen.getByText('고쳤어요. 고치기 전 글도 그대로 있어요.')).toBeDefined()
})

test('has no box for a line that was none', async () => {
  openPanel({ name: 'edit', turn: { ...LEAF, input: { kind: 'continue', text: '' } } })
  await scene()
  expect(screen.queryByLabelText('내가 쓴 말')).toBeNull()
})

test('keeps what was written for whoever comes back, until it is dropped', async () => {
  const { unmount } = openPanel({ name: 'edit', turn: LEAF })
  write(await line(), '문을 민다')
  unmount()
  openPanel({ name: 'edit', turn: LEAF })
  expect((await line()).value).toBe('문을 민다')
  press('변경 취소')
  expect((await line()).value).toBe('창틀을 살핀다')
  cleanup()
  openPanel({ name: 'edit', turn: LEAF })
  expect((await line()).value).toBe('창틀을 살핀다')
})

test('says what is wrong where it is wrong, and sends nothing', async () => {
  const { did } = openPanel({ name: 'edit', turn: LEAF })
  await scene()
  press('저장')
  expect(screen.getByText('바꾼 곳이 없어요.')).toBeDefined()
  write(await scene(), ' ')
  press('저장')
  expect(screen.getByText('고칠 글을 입력해 주세요.')).toBeDefined()
  expect(document.activeElement).toBe(await scene())
  write(await scene(), '가'.repeat(4001))
  expect(screen.getByText('한 장면은 4,000자까지 고칠 수 있어요.')).toBeDefined()
  press('저장')
  expect(did).toEqual([])
})

test('what was written stays where it could not be kept', async () => {
  const { closings } = openPanel(
    { name: 'edit', turn: LEAF },
    { reader: { edit: async () => false } },
  )
  write(await scene(), '창틀은 말라 있었다.')
  press('저장')
  expect(
    (await screen.findByText(/고치지 못했어요.*쓴 글은 그대로 있어요/)).getAttribute('role'),
  ).toBe('alert')
  expect((await scene()).value).toBe('창틀은 말라 있었다.')
  expect(closings()).toBe(0)
})

test('says what becomes of the scenes behind an older one', async () => {
  const older = { ...LEAF, id: 'older' }
  openPanel(
    { name: 'edit', turn: older },
    { turns: [{ ...LEAF, index: 2, parentId: 'older' }, older, ROOT] },
  )
  expect(await screen.findByText(/이 장면 뒤의 장면들은 갈림길에 남아요/)).toBeDefined()
})
