/** Describes the page for search engines (schema.org). A `<` could end the element. */
export function StructuredData({ data, nonce }: { data: object; nonce: string | undefined }) {
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
