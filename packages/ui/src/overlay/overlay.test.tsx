import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.js'
import { MenuSheet } from './menu-sheet.js'
import { Sheet } from './sheet.js'
import { usePanel } from './use-panel.js'

// Panels come when they are first opened; reading their modules may take longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./sheet-panel.js'),
    import('./confirm-panel.js'),
    import('./menu-panel.js'),
  ])
})

function SheetPage() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        열기
      </button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="기억"
        actions={<button>알겠어요</button>}
      >
        본문
      </Sheet>
    </>
  )
}

describe('Sheet', () => {
  it('is a named dialog that takes focus and gives it back on Esc', async () => {
    render(<SheetPage />)
    const opener = screen.getByRole('button', { name: '열기' })
    opener.focus()
    fireEvent.click(opener)
    const sheet = await screen.findByRole('dialog', { name: '기억' })
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
    fireEvent.keyDown(document.activeElement ?? sheet, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
  it('closes by its own button', async () => {
    render(<SheetPage />)
    fireEvent.click(screen.getByRole('button', { name: '열기' }))
    fireEvent.click(await screen.findByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
  it('closes by a press beside it and stays by one on it, with one button to close', async () => {
    render(<SheetPage />)
    fireEvent.click(screen.getByRole('button', { name: '열기' }))
    const sheet = await screen.findByRole('dialog')
    const names = within(sheet.parentElement ?? sheet).getAllByRole('button')
    expect(names.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      '닫기',
      '알겠어요',
    ])
    fireEvent.click(screen.getByText('본문'))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    fireEvent.click(sheet.closest('.bg-scrim') ?? sheet)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a phone’s Back', () => {
  const watchers = new Set<EventTarget>()
  const goBack = () => {
    const last = [...watchers].at(-1)
    if (!last) throw new Error('Back leaves the page')
    watchers.delete(last)
    act(() => void last.dispatchEvent(new Event('close')))
  }
  beforeEach(() => {
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        constructor() {
          super()
          watchers.add(this)
        }
        destroy() {
          watchers.delete(this)
        }
      },
    )
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('closes what is open, and is the page’s again', async () => {
    render(<SheetPage />)
    expect(watchers.size).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: '열기' }))
    await screen.findByRole('dialog', { name: '기억' })
    goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(watchers.size).toBe(0)
  })
  it('is a no to a question', async () => {
    const calls = { onConfirm: vi.fn(), onCancel: vi.fn(), onOpenChange: vi.fn() }
    render(
      <ConfirmDialog isOpen title="지울까요?" confirmLabel="삭제" cancelLabel="취소" {...calls} />,
    )
    await screen.findByRole('alertdialog', { name: '지울까요?' })
    goBack()
    expect(calls.onCancel).toHaveBeenCalledOnce()
    expect(calls.onOpenChange).toHaveBeenCalledWith(false)
    expect(calls.onConfirm).not.toHaveBeenCalled()
  })
  it('closes the menu', async () => {
    const onOpenChange = vi.fn()
    render(
      <MenuSheet isOpen onOpenChange={onOpenChange}>
        <a href="#home">홈</a>
      </MenuSheet>,
    )
    await screen.findByRole('dialog', { name: '메뉴' })
    goBack()
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })
  it('is heard again by what asks before it closes', async () => {
    const onOpenChange = vi.fn()
    render(
      <Sheet isOpen onOpenChange={onOpenChange} title="기억">
        본문
      </Sheet>,
    )
    await screen.findByRole('dialog', { name: '기억' })
    goBack()
    goBack()
    expect(onOpenChange.mock.calls).toEqual([[false], [false]])
  })
})

describe('ConfirmDialog', () => {
  const draw = () => {
    const calls = { onConfirm: vi.fn(), onCancel: vi.fn(), onOpenChange: vi.fn() }
    render(
      <ConfirmDialog
        isOpen
        title="이야기를 지울까요?"
        confirmLabel="삭제할게요"
        cancelLabel="그대로 둘게요"
        isDestructive
        {...calls}
      >
        되돌릴 수 없어요.
      </ConfirmDialog>,
    )
    return calls
  }
  it('focuses keeping first and destroying never', async () => {
    const focused: Array<string | null> = []
    const note = (event: FocusEvent) => {
      if (event.target instanceof HTMLButtonElement) focused.push(event.target.textContent)
    }
    addEventListener('focusin', note)
    draw()
    await screen.findByRole('alertdialog', { name: '이야기를 지울까요?' })
    removeEventListener('focusin', note)
    expect(focused).toEqual(['그대로 둘게요'])
  })
  it('runs the callback of the answer, and Esc is a no', async () => {
    const calls = draw()
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(screen.getByRole('button', { name: '삭제할게요' }))
    expect(calls.onConfirm).toHaveBeenCalledOnce()
    expect(calls.onCancel).not.toHaveBeenCalled()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(calls.onCancel).toHaveBeenCalledOnce())
    expect(calls.onOpenChange).toHaveBeenCalledWith(false)
  })
})

describe('usePanel', () => {
  function Probe({ isOpen, load, onOpenChange }: Parameters<typeof useProbe>[0]) {
    const Panel = useProbe({ isOpen, load, onOpenChange })
    return Panel && <Panel />
  }
  function useProbe(props: {
    isOpen: boolean
    load: () => Promise<() => string>
    onOpenChange: (isOpen: boolean) => void
  }) {
    return usePanel<object>(props.isOpen, props.load, props.onOpenChange)
  }
  it('loads nothing until it is opened', async () => {
    const load = vi.fn(async () => () => '열렸어요')
    const { rerender } = render(<Probe isOpen={false} load={load} onOpenChange={() => undefined} />)
    expect(load).not.toHaveBeenCalled()
    rerender(<Probe isOpen load={load} onOpenChange={() => undefined} />)
    expect(await screen.findByText('열렸어요')).toBeTruthy()
  })
  it('closes when the load fails and tries again at the next opening', async () => {
    const load = vi
      .fn<() => Promise<() => string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(() => '열렸어요')
    const onOpenChange = vi.fn()
    const { rerender } = render(<Probe isOpen load={load} onOpenChange={onOpenChange} />)
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
    rerender(<Probe isOpen={false} load={load} onOpenChange={onOpenChange} />)
    await act(async () => rerender(<Probe isOpen load={load} onOpenChange={onOpenChange} />))
    expect(await screen.findByText('열렸어요')).toBeTruthy()
  })
})
