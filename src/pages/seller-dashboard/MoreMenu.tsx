import { Menu } from "@base-ui/react/menu";
import { EyeOff, Pencil, RotateCw, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import type { OwnerAction } from "#features/listings/listing-state.schema.ts";
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
  onDelete: () => void;
}

/** What else can be done with a listing. */
export default function MoreMenu({ listing, shown, actions, anchor, open, onClose, onDelete }: Props) {
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
