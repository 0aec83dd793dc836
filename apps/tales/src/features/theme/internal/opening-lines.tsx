import { RenderedProse } from '@doran/story-reader'

/** The opening is free to read before anything is started. */
export function OpeningLines({ opening }: { opening: string }) {
  return (
    <section aria-labelledby="opening">
      <h2 id="opening" className="mb-4 text-h3 font-extrabold">
        첫 장면
      </h2>
      <div className="corner-card prose-ko bg-surface-1 px-5 py-6 text-story md:px-8 md:py-8">
        <RenderedProse text={opening} />
      </div>
    </section>
  )
}
