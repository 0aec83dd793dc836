import { answerLinkImage, createLinkImages } from '@doran/site/link-image'
import { drawThemeImage, type LinkedTheme } from './internal/draw-theme-image'

const imageOf = createLinkImages({
  draw: ({ theme }: ReturnType<typeof subjectOf>) => drawThemeImage(theme),
})

type Asked = { templateUUID: string; file: string }

/** The answer to whoever looks at a theme's link. */
export function answerThemeImage(
  { templateUUID, file }: Asked,
  findTheme: () => Promise<LinkedTheme | null>,
): Promise<Response> {
  return answerLinkImage(file, () =>
    imageOf(templateUUID.toLowerCase(), async () => {
      const theme = await findTheme()
      return theme && subjectOf(theme)
    }),
  )
}

/** A new version of a theme has a new address. */
function subjectOf(theme: LinkedTheme) {
  const { linkImage } = theme
  return { address: linkImage, version: linkImage, audience: 'everyone' as const, theme }
}
