from dataclasses import dataclass


@dataclass(frozen=True)
class Product:
    id: str
    type: str
    name: str

    def to_json(self) -> dict[str, str]:
        """The fields that the API returns."""
        return {
            "id": self.id,
            "type": self.type,
            "name": self.name,
        }
