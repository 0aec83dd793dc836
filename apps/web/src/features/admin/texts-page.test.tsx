import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openAdmin, press, refusal, write } from './internal/testing/an-operator.fake'
import { TextsPage } from './texts-page'

const READ = 'GET /v1/page/{key}'
const PUT = 'PUT /v1/admin/page/{key}'
const paragraph = (text: string) => ({ type: 'paragraph', spans: [{ text }] })
const rule = (version: number, text: string) => ({
  key: 'community-rule',
  version,
  body: [paragraph(text)],
  note: '',
  publishedAt: '2026-11-20T00:00:00.000Z',
})

async function open(replies: Record<string, unknown[]>) {
  const opened = openAdmin(<TextsPage />, replies)
  await screen.findByLabelText('내용')
  return opened
}

const publish = async () => {
  press('올리기')
  const asked = within(await screen.findByRole('alertdialog'))
  fireEvent.click(asked.getByRole('button', { name: '올리기' }))
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('TextsPage', () => {
  it('publishes a new version of what was read, with a note', async () => {
    const { inputsOf } = await open({ [READ]: [rule(3, '처음 규칙')], [PUT]: [rule(4, '새 규칙')] })
    expect(screen.getByLabelText('내용')).toHaveProperty('value', '처음 규칙')
    write('내용', '# 제목\n\n새 규칙')
    write('바뀐 점 (선택)', '제목을 붙였어요.')
    await publish()
    await screen.findByText('새 규칙을 올렸어요.')
    expect(inputsOf(PUT)).toEqual([
      {
        params: { key: 'community-rule' },
        body: {
          version: 3,
          body: [{ type: 'heading', spans: [{ text: '제목' }] }, paragraph('새 규칙')],
          note: '제목을 붙였어요.',
        },
      },
    ])
    expect(screen.getByLabelText('내용')).toHaveProperty('value', '새 규칙')
  })

  it('keeps what was written where somebody else was first, and goes on over it', async () => {
    const { inputsOf } = await open({
      [READ]: [rule(3, '처음 규칙'), rule(4, '남의 규칙')],
      [PUT]: [refusal('POST_CHANGED'), rule(5, '내 규칙')],
    })
    write('내용', '내 규칙')
    await publish()
    expect(await screen.findByText(/다른 사람이 먼저 4판을 올렸어요/)).toBeDefined()
    expect(screen.getByText('남의 규칙')).toBeDefined()
    expect(screen.getByLabelText('내용')).toHaveProperty('value', '내 규칙')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    press('내 글로 이어서 고치기')
    await publish()
    await screen.findByText('새 규칙을 올렸어요.')
    expect(inputsOf(PUT).at(-1)).toMatchObject({
      body: { version: 4, body: [paragraph('내 규칙')] },
    })
  })

  it('keeps what was written over a reload, until it is discarded', async () => {
    await open({ [READ]: [rule(3, '처음 규칙')] })
    write('내용', '쓰다 만 규칙')
    cleanup()
    await open({ [READ]: [rule(3, '처음 규칙')] })
    expect(screen.getByLabelText('내용')).toHaveProperty('value', '쓰다 만 규칙')
    press('변경 취소')
    expect(screen.getByLabelText('내용')).toHaveProperty('value', '처음 규칙')
  })

  it('publishes nothing empty', async () => {
    const { inputsOf } = await open({ [READ]: [rule(3, '처음 규칙')] })
    write('내용', ' \n ')
    press('올리기')
    expect(await screen.findByText('내용을 적어 주세요.')).toBeDefined()
    expect(inputsOf(PUT)).toEqual([])
  })
})
