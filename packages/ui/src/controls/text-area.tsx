'use client'
import {
  type ChangeEvent,
  type ComponentProps,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { joinClasses } from '../internal/join-classes.js'
import { fieldAria, fieldClass, FieldFrame, type FieldTexts } from './field-frame.js'
import { TextCounter } from './text-counter.js'

// A box whose size follows its content minds no `rows`; 24 px are its padding and border.
const LEAST_HEIGHTS = {
  1: '',
  2: 'min-h-[calc(2lh+24px)]',
  3: 'min-h-[calc(3lh+24px)]',
  4: 'min-h-[calc(4lh+24px)]',
  5: 'min-h-[calc(5lh+24px)]',
  6: 'min-h-[calc(6lh+24px)]',
} as const

export type TextAreaProps = Omit<
  ComponentProps<'textarea'>,
  'children' | 'maxLength' | 'ref' | 'rows' | 'value' | 'defaultValue'
> &
  FieldTexts & {
    rows?: keyof typeof LEAST_HEIGHTS
    value?: string
    defaultValue?: string
    /** Shows a counter. Typing past it is allowed and said, so that pasted text is never cut. */
    limit?: number
    ref?: RefObject<HTMLTextAreaElement | null>
  }

function fitHeight(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}

// Browsers with `field-sizing: content` grow the box themselves; the others are measured.
function growsByItself(): boolean {
  return globalThis.CSS?.supports?.('field-sizing', 'content') ?? false
}

/** Grows with its text from `rows` lines, one by default, up to five or those, then scrolls. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  limit,
  className,
  value,
  defaultValue = '',
  rows = 1,
  onChange,
  ref,
  ...rest
}: TextAreaProps) {
  const madeId = useId()
  const fieldId = id ?? madeId
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const area = ref ?? ownRef
  const [ownText, setOwnText] = useState(defaultValue)
  const text = value ?? ownText
  useLayoutEffect(() => {
    if (area.current && area.current.value === text && !growsByItself()) fitHeight(area.current)
  }, [area, text])
  const texts = { label, isLabelHidden, hint, error }
  const counterId = `${fieldId}-counter`
  const changeText = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setOwnText(event.currentTarget.value)
    onChange?.(event)
  }
  return (
    <FieldFrame
      id={fieldId}
      {...texts}
      aside={limit !== undefined && <TextCounter id={counterId} text={text} limit={limit} />}
    >
      <textarea
        {...rest}
        rows={rows}
        ref={area}
        id={fieldId}
        value={text}
        onChange={changeText}
        {...fieldAria(fieldId, texts, ...(limit === undefined ? [] : [counterId]))}
        className={joinClasses(
          fieldClass,
          'field-sizing-content max-h-36 resize-none',
          LEAST_HEIGHTS[rows],
          className,
        )}
      />
    </FieldFrame>
  )
}
