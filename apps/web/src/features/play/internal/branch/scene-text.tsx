import type { Picture } from '@doran/contract'

type SceneTextProps = { text: string; picture: Picture | null }

/** Paragraphs stand between empty lines. */
export function SceneText({ text, picture }: SceneTextProps) {
  return (
    <div className="mt-5 flex flex-col gap-5 text-story">
      {picture && (
        <img
          key={picture.url}
          src={picture.url}
          alt={picture.alt}
          width={400}
          height={400}
          className="corner-card aspect-square w-48 bg-surface-1 object-cover md:w-64 short:w-36"
        />
      )}
      {text.split(/\n{2,}/).map((paragraph, at) => (
        <p key={at} className="prose-ko whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
