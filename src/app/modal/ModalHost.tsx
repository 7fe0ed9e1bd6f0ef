import { type ComponentType, Suspense, useEffect } from 'react'
import { Boundary } from '#kit/ui/Boundary.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { type Preloadable, preloadable } from '#kit/ui/preloadable.tsx'
import { Scene } from '#kit/ui/Scene.tsx'
import { part } from '#platform/pwa/part.ts'
import { usePlace } from '#platform/router/location.tsx'
import { loadScreenList } from '#platform/router/screen.ts'
import {
  answerModal,
  closeQuestions,
  type ModalSettings,
  type PanelName,
  type SettingsOf,
  useModal,
} from '#platform/stores/modal.ts'
import { modalCopy } from './copy.ts'
import { Gone } from './Gone.tsx'

/** The props of a panel. A panel with its own buttons sets `showFooter` off and answers itself. */
export type PanelProps<Name extends PanelName> = { settings: SettingsOf<Name> }

const panel = <Props extends object>(fetchCode: () => Promise<{ default: ComponentType<Props> }>) => preloadable(part(fetchCode))

const retentionShop = panel<{ settings: { data: { text: string; more: string } } }>(() => import('./panels/RetentionShop.tsx'))

/** The content panels, loaded when one opens. */
const panels: { [Name in PanelName]: Preloadable<PanelProps<Name>> } = {
  confirm: panel(() => import('./panels/Confirm.tsx')),
  'confirm-data-cap': panel(() => import('./panels/ConfirmDataCap.tsx')),
  'confirm-number-porting-cancellation': panel(() => import('./panels/ConfirmPortingCancellation.tsx')),
  cookies: panel(() => import('./panels/Cookies.tsx')),
  'dismiss-bundle-changes': panel(() => import('./panels/DismissBundleChanges.tsx')),
  'give-data': panel(() => import('#features/friends/samenkorting/GiveData.tsx')),
  login: panel(() => import('./panels/Login.tsx')),
  'pay-invoices': panel(() => import('#features/invoices/betalen/PaySheet.tsx')),
  'prove-by-code': panel(() => import('#features/login/proof/ByCode.tsx')),
  'prove-by-password': panel(() => import('#features/login/proof/ByPassword.tsx')),
  'retention-shop-credit-check': retentionShop,
  'retention-shop-order-error': retentionShop,
  // Search results have the titles of screens.
  search: panel(async () => (await Promise.all([import('#features/search/Search.tsx'), loadScreenList()]))[0]),
  'sms-verification': panel(() => import('#features/porting/SmsDialog.tsx')),
  'unwrap-gifts': panel(() => import('./panels/UnwrapGifts.tsx')),
}

/** The shared modal dialog: body text or a named panel, and at most two buttons. */
export function ModalHost() {
  const settings = useModal()
  const { path } = usePlace()
  return (
    <>
      <Asking key={path} />
      {settings && <Shown key={settings.title + settings.component} settings={settings} />}
    </>
  )
}

/** For as long as this screen is there. */
function Asking() {
  useEffect(() => closeQuestions, [])
  return null
}

function Shown({ settings }: { settings: ModalSettings }) {
  const { showFooter, showCancelButton, bgTriggerClose } = settings
  const dialog = (
    <Dialog
      id={settings.id || undefined}
      title={settings.title}
      showTitle={settings.showTitle}
      size={settings.modalClass}
      closeLabel={settings.showCloseButton ? modalCopy.close : null}
      dismissable={bgTriggerClose}
      dark={settings.parentBackgroundDark}
      name={settings.component ?? (settings.id === 'ErrorModal' ? 'error' : 'text')}
      dataCy={settings.dataCy || undefined}
      role={settings.id === 'ErrorModal' ? 'alertdialog' : 'dialog'}
      begin={settings.begin}
      onClose={() => answerModal('close', settings.component)}
      foot={
        showFooter && (
          <>
            <Button
              variant={settings.id === 'ErrorModal' ? 'ink' : 'primary-green'}
              onPress={() => answerModal('confirm', settings.component)}
            >
              {settings.confirmButtonLabel}
            </Button>
            {showCancelButton && (
              <Button variant="outline" onPress={() => answerModal('cancel', settings.component)}>
                {settings.cancelButtonLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {isScene(settings.image) && <Scene name={settings.image} />}
      {settings.component ? <Panel settings={settings} /> : <p>{settings.body}</p>}
    </Dialog>
  )
  if (settings.component === null) return dialog
  // A panel that fails to load closes silently.
  return (
    <Boundary fallback={() => <Gone component={settings.component} />}>
      <Suspense fallback={null}>{dialog}</Suspense>
    </Boundary>
  )
}

function Panel<Name extends PanelName>({ settings }: { settings: SettingsOf<Name> }) {
  const { Component } = panels[settings.component as Name]
  return <Component settings={settings} />
}

const isScene = (image: string | null): image is Parameters<typeof Scene>[0]['name'] =>
  image !== null && ['success', 'empty', 'error', 'offline', 'walk'].includes(image)
