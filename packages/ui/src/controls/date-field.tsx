'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { joinClasses } from '../internal/join-classes.js'
import { fieldAria, fieldClass, FieldFrame, type FieldTexts } from './field-frame.js'
import { ShapedInput, type ShapedInputProps } from './shaped-input.js'
import { dateOf, shapeDate } from './shape-text.js'

export type DateFieldProps = Omit<ShapedInputProps, 'value' | 'shape' | 'onText'> &
  FieldTexts & {
    /** YYYY-MM-DD, or empty. */
    value?: string | undefined
    defaultValue?: string
    /** Gets a day of the calendar as YYYY-MM-DD; empty while there is none yet. */
    onChange?: (date: string) => void
  }

const NO_DATE = '연도부터 날짜까지 숫자로 입력해 주세요. 예: 2001-03-09'

/**
 * A day far from today, typed as digits: quicker on phones than turning a calendar back by years. A text that is no
 * date makes the input invalid for its form as well, so that it is never sent as if nothing were written.
 */
export function DateField({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  className,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  ref,
  ...rest
}: DateFieldProps) {
  const madeId = useId()
  const fieldId = id ?? madeId
  const ownRef = useRef<HTMLInputElement>(null)
  const input = ref ?? ownRef
  const [ownText, setOwnText] = useState(defaultValue)
  const [isLeft, setIsLeft] = useState(false)
  // A half-written date means the same as none, so the outer value cannot replace it.
  const text = value === undefined || value === (dateOf(ownText) ?? '') ? ownText : value
  const problem = text !== '' && dateOf(text) === null ? NO_DATE : ''
  useEffect(() => input.current?.setCustomValidity(problem), [input, problem])
  const texts = { label, isLabelHidden, hint, error: error || (isLeft && problem) || undefined }
  return (
    <FieldFrame id={fieldId} {...texts}>
      <ShapedInput
        inputMode="numeric"
        placeholder="연도-월-일"
        autoComplete="off"
        {...rest}
        ref={input}
        id={fieldId}
        value={text}
        shape={shapeDate}
        onText={(shaped) => {
          setOwnText(shaped)
          setIsLeft(false)
          const date = dateOf(shaped) ?? ''
          if (date !== (dateOf(text) ?? '')) onChange?.(date)
        }}
        onBlur={(event) => {
          setOwnText(dateOf(text) ?? text)
          setIsLeft(true)
          onBlur?.(event)
        }}
        {...fieldAria(fieldId, texts)}
        className={joinClasses(fieldClass, 'tabular-nums', className)}
      />
    </FieldFrame>
  )
}
