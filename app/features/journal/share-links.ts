export function shareLinks({ title, url }: { title: string; url: string }) {
  const encoded = encodeURIComponent(url);
  const both = encodeURIComponent(`${title}\n${url}`);
  return {
    mail: `mailto:?subject=${encodeURIComponent(title)}&body=${encoded}`,
    services: [
      { name: "WhatsApp", href: `https://wa.me/?text=${both}` },
      { name: "Telegram", href: `https://t.me/share/url?url=${encoded}&text=${encodeURIComponent(title)}` },
      { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${encoded}` },
      { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}` },
    ],
  };
}
