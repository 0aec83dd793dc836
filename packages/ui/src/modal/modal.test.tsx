import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createModals } from './create-modals.js'
import type { ConfirmOptions } from './modal-entry.js'
import { ModalStack } from './modal-stack.js'

// The panels come with the first modal; reading their modules may take longer than a test waits.
beforeAll(async () => {
  await import('./modal-panels.js')
})

let modals = createModals()
afterEach(() => act(() => modals.closeAll()))

function draw() {
  modals = createModals()
  render(
    <>
      <button type="button">여는 곳</button>
      <ModalStack modals={modals} />
    </>,
  )
  const opener = screen.getByRole('button', { name: '여는 곳' })
  opener.focus()
  return opener
}

function open(title: string, onClose: () => void = () => undefined) {
  let id = ''
  act(() => {
    id = modals.open(`${title} 본문`, { title, onClose })
  })
  return id
}

function ask(options: Partial<ConfirmOptions> = {}) {
  const calls = { onConfirm: vi.fn(), onCancel: vi.fn() }
  const all = {
    title: '지울까요?',
    confirmLabel: '삭제할게요',
    cancelLabel: '그대로 둘게요',
    ...calls,
    ...options,
  }
  let answer: Promise<boolean> = Promise.resolve(false)
  act(() => {
    answer = modals.confirm(all)
  })
  return { ...calls, answer: () => answer }
}

const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('the stack', () => {
  it('closes the top one by Esc and hands the focus down, at last to the opener', async () => {
    const opener = draw()
    open('아래')
    const lower = await screen.findByRole('dialog', { name: '아래' })
    await waitFor(() => expect(lower.contains(document.activeElement)).toBe(true))
    open('위')
    const upper = await screen.findByRole('dialog', { name: '위' })
    await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true))
    escape()
    await waitFor(() => expect(screen.queryByText('위 본문')).toBeNull())
    expect(screen.getByText('아래 본문')).toBeTruthy()
    await waitFor(() => expect(lower.contains(document.activeElement)).toBe(true))
    escape()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
  it('leaves the last of several that open at once in reach, and only that', async () => {
    draw()
    act(() => {
      for (const title of ['아래', '가운데', '위']) modals.open('본문', { title })
    })
    const reach = async (title: string) =>
      (await screen.findByText(title)).closest('[inert]') === null
    expect(await Promise.all(['아래', '가운데', '위'].map(reach))).toEqual([false, false, true])
  })
  it('closes one by its id and leaves the one on top', async () => {
    draw()
    const lower = open('아래')
    open('위')
    await screen.findByText('아래 본문')
    await screen.findByText('위 본문')
    act(() => modals.close(lower))
    await waitFor(() => expect(screen.queryByText('아래 본문')).toBeNull())
    expect(screen.getByText('위 본문')).toBeTruthy()
  })
  it('closes all from the top, each once, and forgets them', async () => {
    draw()
    const closed: string[] = []
    open('아래', () => closed.push('아래'))
    open('위', () => closed.push('위'))
    await screen.findByText('위 본문')
    act(() => {
      modals.closeAll()
      modals.closeAll()
    })
    expect(closed).toEqual(['위', '아래'])
    await waitFor(() => expect(screen.queryByText('위 본문')).toBeNull())
    await waitFor(() => expect(modals.getSnapshot()).toEqual([]))
  })
  it('gives content and actions the way to close it', async () => {
    draw()
    act(() => {
      modals.open((close) => <button onClick={close}>됐어요</button>, {
        title: '알림',
        actions: (close) => <button onClick={close}>다음에 할게요</button>,
      })
    })
    await screen.findByRole('button', { name: '다음에 할게요' })
    await press('됐어요')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
  it('takes the time of its transition from the call', async () => {
    draw()
    act(() => void modals.open('본문', { title: '느리게', transitionMs: 600 }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.parentElement?.style.transitionDuration).toBe('600ms')
  })
})

describe('confirm', () => {
  it('runs the confirm callback once, however often it is pressed', async () => {
    draw()
    const { onConfirm, onCancel, answer } = ask()
    const button = await screen.findByRole('button', { name: '삭제할게요' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await answer()).toBe(true)
    fireEvent.click(button)
    act(() => modals.closeAll())
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onCancel).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
  it.each([
    ['its button', () => press('그대로 둘게요')],
    ['Esc', async () => escape()],
    ['closeAll', async () => act(() => modals.closeAll())],
  ])('runs the cancel callback once by %s', async (_by, cancel) => {
    draw()
    const { onConfirm, onCancel, answer } = ask()
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await cancel()
    expect(await answer()).toBe(false)
    act(() => modals.closeAll())
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onConfirm).not.toHaveBeenCalled()
  })
  it('stays busy and open while the callback runs, deaf to Esc and cancelling', async () => {
    draw()
    const work = Promise.withResolvers<void>()
    const { onCancel, answer } = ask({ onConfirm: () => work.promise })
    await press('삭제할게요')
    expect(screen.getByRole('button', { name: /삭제할게요/ }).getAttribute('aria-busy')).toBe(
      'true',
    )
    escape()
    await press('그대로 둘게요')
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    await act(async () => work.resolve())
    expect(await answer()).toBe(true)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onCancel).not.toHaveBeenCalled()
  })
  it('tells what the callback threw and lets it be tried again', async () => {
    draw()
    const onConfirm = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('인터넷 연결을 확인해 주세요.'))
      .mockResolvedValueOnce()
    const { onCancel, answer } = ask({
      onConfirm,
      describeError: (cause) => (cause instanceof Error ? cause.message : ''),
    })
    await press('삭제할게요')
    expect((await screen.findByRole('alert')).textContent).toBe('인터넷 연결을 확인해 주세요.')
    await press('삭제할게요')
    expect(await answer()).toBe(true)
    expect(onConfirm).toHaveBeenCalledTimes(2)
    expect(onCancel).not.toHaveBeenCalled()
  })
  it('has a sentence of its own for what was thrown', async () => {
    draw()
    ask({ onConfirm: () => Promise.reject(new Error('boom')) })
    await press('삭제할게요')
    expect((await screen.findByRole('alert')).textContent).toBe(
      '처리하지 못했어요. 다시 시도해 주세요.',
    )
  })
  it('rejects when the callback throws after it was closed, and runs no other', async () => {
    draw()
    const work = Promise.withResolvers<void>()
    const { onCancel, answer } = ask({ onConfirm: () => work.promise })
    await press('삭제할게요')
    act(() => modals.closeAll())
    work.reject(new Error('boom'))
    await expect(answer()).rejects.toThrow('boom')
    expect(onCancel).not.toHaveBeenCalled()
  })
})
