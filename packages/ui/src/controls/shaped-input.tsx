'use client'
import { type ChangeEvent, type ComponentProps, type RefObject } from 'react'
import type { ShapeText } from './shape-text.js'

export type ShapedInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'ref'
> & {
  /** Already shaped. */
  value: string
  shape: ShapeText
  /** Gets the shaped text, and what was really typed. */
  onText: (shaped: string, typed: string) => void
  ref?: RefObject<HTMLInputElement | null> | undefined
}

/** An input that shapes its text while it is typed, and keeps the caret where the person left it. */
export function ShapedInput({ value, shape, onText, ...rest }: ShapedInputProps) {
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const typed = input.value
    const shaped = shape(typed)
    const caret = shape(typed.slice(0, input.selectionStart ?? typed.length)).length
    // Written before React does, which would move the caret to the end.
    if (shaped !== typed) {
      input.value = shaped
      input.setSelectionRange(caret, caret)
    }
    onText(shaped, typed)
  }
  return <input type="text" {...rest} value={value} onChange={change} />
}
