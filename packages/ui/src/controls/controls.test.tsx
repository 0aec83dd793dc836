import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.js'
import { Chip, ChipLink } from './chip.js'
import { IconButton } from './icon-button.js'
import { TextArea } from './text-area.js'
import { TextField } from './text-field.js'
import { remainingNotice } from './remaining-notice.js'

describe('Button', () => {
  it('is not a submit button unless asked', () => {
    render(<Button>확인</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })
  it('keeps its name and focus while busy, and neither clicks nor submits', () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy onClick={onClick}>
          보내기
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: '보내기' })
    button.focus()
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
  })
})

it('names an icon button by its label', () => {
  render(<IconButton icon="send" label="보내기" />)
  expect(screen.getByRole('button', { name: '보내기' })).toBeTruthy()
})

it('says which chip is chosen', () => {
  render(
    <>
      <Chip isSelected>추리</Chip>
      <ChipLink href="?genre=fantasy" isSelected>
        판타지
      </ChipLink>
    </>,
  )
  expect(screen.getByRole('button', { name: '추리' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('link', { name: '판타지' }).getAttribute('aria-current')).toBe('page')
})

it('ties label, error and hint to the field', () => {
  render(<TextField label="별명" hint="두 글자부터" error="다시 확인해 주세요." />)
  const field = screen.getByLabelText('별명')
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(described).toEqual(['다시 확인해 주세요.', '두 글자부터'])
})

describe('TextArea', () => {
  it('is as high as its rows before anything is written', () => {
    render(<TextArea label="편지" rows={5} />)
    expect(screen.getByRole('textbox').className).toContain('min-h-[calc(5lh+24px)]')
  })

  it('counts in the units of the calls and lets the text run over', () => {
    render(<TextArea label="무엇을 할까요?" limit={500} defaultValue="눈👀" />)
    expect(screen.getByText(/2 \/ 500/)).toBeTruthy()
    const area = screen.getByLabelText('무엇을 할까요?')
    fireEvent.change(area, { target: { value: '가'.repeat(501) } })
    expect(screen.getByText(/501 \/ 500/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1자 넘었어요.')
    expect(area.hasAttribute('maxlength')).toBe(false)
  })
  it('shows the value it is given', () => {
    const onChange = vi.fn()
    const { rerender } = render(<TextArea label="글" limit={10} value="하나" onChange={onChange} />)
    fireEvent.change(screen.getByLabelText('글'), { target: { value: '하나둘' } })
    expect(onChange).toHaveBeenCalledOnce()
    rerender(<TextArea label="글" limit={10} value="" onChange={onChange} />)
    expect(screen.getByText(/0 \/ 10/)).toBeTruthy()
  })
})

it('warns only near the end', () => {
  expect(remainingNotice(100, 500)).toBeNull()
  expect(remainingNotice(460, 500)).toBe('40자 더 쓸 수 있어요.')
  expect(remainingNotice(502, 500)).toBe('2자 넘었어요.')
})
