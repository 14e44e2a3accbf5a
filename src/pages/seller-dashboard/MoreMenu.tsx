import { Menu } from "@base-ui/react/menu";
import { EyeOff, MessageCircle, Pencil, RotateCw, Share2, Star, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import type { OwnerAction } from "#features/listings/listing-state.schema.ts";
import type { ExtraKind } from "#features/selling/form/limit-kinds.ts";
import type { OwnListing } from "#features/selling/own/own.contract.ts";
import type { OwnActions } from "#features/selling/own-actions/use-own-actions.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import "#ui/css/menu.css";

interface Props {
  listing: OwnListing;
  shown: readonly OwnerAction[];
  actions: OwnActions;
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
  onExtra: (kind: ExtraKind) => void;
  onDelete: () => void;
}

/** What else can be done with a listing. */
export default function MoreMenu(props: Props) {
  const { listing, shown, actions, anchor, open, onClose, onExtra, onDelete } = props;
  const { t } = useWording();
  const has = (action: OwnerAction) => shown.includes(action);
  return (
    <Menu.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Menu.Portal>
        <Menu.Positioner className="popup-menu-place" anchor={anchor} align="end" sideOffset={6}>
          <Menu.Popup
            className="popup-menu"
            finalFocus={anchor}
            aria-label={t("dashboard.more", { title: listing.title })}
          >
            {has("edit") && (
              <Menu.LinkItem
                className="popup-menu-item"
                render={<Link to="/edit-car/$id" params={{ id: listing.id }} />}
                closeOnClick
              >
                <Pencil className="i" aria-hidden="true" />
                {t("own-actions.edit")}
              </Menu.LinkItem>
            )}
            {has("renew") && (
              <Menu.Item className="popup-menu-item" onClick={() => void actions.renew(listing)}>
                <RotateCw className="i" aria-hidden="true" />
                {t("own-actions.renew")}
              </Menu.Item>
            )}
            <Menu.LinkItem
              className="popup-menu-item"
              render={<Link to="/share-kit/$id" params={{ id: listing.id }} />}
              closeOnClick
            >
              <Share2 className="i" aria-hidden="true" />
              {t("own-actions.shareKit")}
            </Menu.LinkItem>
            {extrasOf(listing).map(({ kind, icon: Icon }) => (
              <Menu.Item key={kind} className="popup-menu-item" onClick={() => onExtra(kind)}>
                <Icon className="i" aria-hidden="true" />
                {t(`own-actions.${kind}`)}
              </Menu.Item>
            ))}
            {has("withdraw") && (
              <Menu.Item className="popup-menu-item" onClick={() => void actions.act("withdraw", listing)}>
                <EyeOff className="i" aria-hidden="true" />
                {t("own-actions.withdraw")}
              </Menu.Item>
            )}
            {has("delete") && (
              <Menu.Item className="popup-menu-item danger" onClick={onDelete}>
                <Trash2 className="i" aria-hidden="true" />
                {t("own-actions.delete")}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** What can be bought for a listing while it is live. */
function extrasOf({ status, featured }: OwnListing) {
  const extras = [
    { kind: "featured_listing", icon: Star, has: featured },
    { kind: "whatsapp_priority", icon: MessageCircle, has: false },
  ] as const;
  return status === "active" ? extras.filter(({ has }) => !has) : [];
}
