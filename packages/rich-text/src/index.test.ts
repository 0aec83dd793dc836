import { expect, it } from 'vitest'
import * as face from './index.js'

it('shows exactly these names', () => {
  expect(Object.keys(face).toSorted()).toEqual(['RichTextSpans', 'RichTextView', 'safeHref'])
})
