import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { shopApi, type Variant } from '@/api'
import { productPath } from '@/common/addresses'
import { galleryPictureSizes, isPictureUrl, pictureSources } from '@/common/pictures'
import { groupVariants, type VariantChoice, type VariantGroup } from '@/common/variants'
import { classNames } from '@/shared/lib/classNames'
import { formatTaka } from '@/shared/lib/formatTaka'
import { language, t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Link } from '@/shared/ui/Link'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { useAppDispatch } from '@/store/hooks'
import styles from './Variants.module.css'

/** In milliseconds: a slow picture does not hold up the price. */
const pictureTimeout = 500

/** The label of the group in which another product was chosen: its page puts the focus there. */
let chosenLabel: string | undefined

/** Loads what the gallery shows first. */
async function loadPicture(src: string) {
  if (!isPictureUrl(src)) return
  const image = new Image()
  image.sizes = galleryPictureSizes
  image.srcset = pictureSources(src)?.avif ?? ''
  image.src = src
  try {
    await image.decode()
  } catch {
    // The page shows it in another format, or a placeholder.
  }
}

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Opens another product once it is loaded, so that picture, price, stock and address change at once. It takes the place of this one in
 * the history: Back leads to where the shopper came from, however many colours were tried.
 */
function useOpenVariant() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<string>()
  const latest = useRef<string>(undefined)
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )

  async function open(product: Variant, label: string) {
    const { _id: id, image } = product
    latest.current = id
    setOpening(id)
    const picture = Promise.race([loadPicture(image), wait(pictureTimeout)])
    await dispatch(shopApi.endpoints.getProduct.initiate({ id }, { subscribe: false }))
    await picture
    if (latest.current !== id) return
    chosenLabel = label
    void navigate(productPath(product), { replace: true, preventScrollReset: true })
  }
  return { opening, open }
}

type VariantsProps = { productId: string; variants: readonly Variant[] }

/** What the products of the family differ in, as links. */
export function Variants({ productId, variants }: VariantsProps) {
  const { opening, open } = useOpenVariant()
  return groupVariants(language, productId, variants).map((group) => (
    <Group
      key={group.label}
      {...group}
      opening={opening}
      onOpen={(product) => void open(product, group.label)}
    />
  ))
}

type GroupProps = VariantGroup<Variant> & {
  opening: string | undefined
  onOpen: (product: Variant) => void
}

const toPay = ({ price, discountPrice }: Variant) => discountPrice || price

function Group({ label, choices, opening, onOpen }: GroupProps) {
  const labelId = useId()
  const listRef = useRef<HTMLUListElement>(null)
  // Before the start of the page gets the focus, as it does after other navigations.
  useLayoutEffect(() => {
    if (chosenLabel !== label) return
    chosenLabel = undefined
    const current = listRef.current?.querySelector<HTMLAnchorElement>('[aria-current]')
    current?.focus({ preventScroll: true })
  }, [label])

  const hasPrices = new Set(choices.map(({ product }) => toPay(product))).size > 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: links, not fields.
    <div role="group" aria-labelledby={labelId} className={styles.group}>
      <p id={labelId} className={styles.label}>
        {label}: <strong>{choices.find(({ isCurrent }) => isCurrent)?.text}</strong>
      </p>
      <ul ref={listRef} className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.text}>
            <Choice
              choice={choice}
              hasPrice={hasPrices}
              isOpening={opening === choice.product._id}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ChoiceProps = {
  choice: VariantChoice<Variant>
  hasPrice: boolean
  isOpening: boolean
  onOpen: (product: Variant) => void
}

function Choice({ choice, hasPrice, isOpening, onOpen }: ChoiceProps) {
  const { text, swatch, product, isCurrent, besides } = choice
  const more = [besides, !product.inStock && t(shared.outOfStock)].filter(Boolean)
  const label = [text, ...more].join(', ')
  return (
    <Link
      to={productPath(product)}
      className={classNames(
        styles.choice,
        swatch === undefined && styles.chip,
        !product.inStock && styles.soldOut,
        besides !== '' && styles.elsewhere,
      )}
      title={label}
      aria-current={isCurrent ? 'true' : undefined}
      aria-busy={isOpening}
      onFollow={() => {
        if (!isCurrent) onOpen(product)
      }}
    >
      {swatch === undefined ? (
        <>
          <span className={styles.text}>{text}</span>
          {more.length > 0 && <VisuallyHidden>{`, ${more.join(', ')}`}</VisuallyHidden>}
          {hasPrice && <span className={styles.price}>{formatTaka(toPay(product))}</span>}
        </>
      ) : (
        <>
          <span className={styles.swatch} style={{ background: swatch }} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </Link>
  )
}
