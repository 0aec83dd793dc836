export { RichTextSpans, type RichTextSpansProps } from './rich-text-spans.js'
export { RichTextView, type RichTextViewProps } from './rich-text-view.js'
export { safeHref } from './safe-href.js'
