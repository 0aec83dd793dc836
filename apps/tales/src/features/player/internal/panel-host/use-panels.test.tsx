import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePanels } from './use-panels'

afterEach(cleanup)

/** A panel that fades until it is taken away, as on a busy machine. */
function Screen() {
  const { panels, open, close } = usePanels()
  return (
    <>
      <button type="button" onClick={() => open({ name: 'menu' })}>
        이야기 메뉴
      </button>
      {panels.map(({ id }) => (
        <div key={id} role="dialog">
          <button type="button" onClick={() => close(id)}>
            닫기
          </button>
        </div>
      ))}
    </>
  )
}

it('gives the focus back once the last panel has gone, however long it fades', async () => {
  render(<Screen />)
  const opener = screen.getByRole('button', { name: '이야기 메뉴' })
  opener.focus()
  fireEvent.click(opener)
  const closer = screen.getByRole('button', { name: '닫기' })
  closer.focus()
  fireEvent.click(closer)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
})
