import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { createLayers } from './layers.js'
import { useModals } from './use-modals.js'
import { useToaster } from './use-toaster.js'

afterEach(cleanup)

describe('layers', () => {
  it('lie in their own order, one of each name', () => {
    const layers = createLayers()
    const listener = vi.fn()
    layers.subscribe(listener)
    layers.add('toasts', 'a')
    layers.add('modals', 'b')
    layers.add('toasts', 'c')
    expect(layers.getSnapshot()).toEqual([
      { name: 'modals', node: 'b' },
      { name: 'toasts', node: 'a' },
    ])
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('what speaks up over a page', () => {
  function Both() {
    const one = useToaster()
    const other = useToaster()
    const modals = useModals()
    const speak = () => {
      one.show({ message: '바꿨어요.' })
      modals.open(<p>안이에요</p>, { title: '시트' })
    }
    return (
      <button type="button" onClick={speak}>
        {one === other ? '하나예요' : '둘이에요'}
      </button>
    )
  }

  it('is shared by all callers and rendered once', async () => {
    render(
      <At pathname="/">
        <Both />
        <Both />
      </At>,
    )
    const [first] = screen.getAllByRole('button', { name: '하나예요' })
    act(() => first?.click())
    expect(await screen.findAllByText('바꿨어요.')).toHaveLength(1)
    expect(await screen.findAllByText('안이에요')).toHaveLength(1)
  })
})
