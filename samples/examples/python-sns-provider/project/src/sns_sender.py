import json
from typing import Any

from product_event import Message


class SnsSender:
    """Sends messages with the SNS client of boto3."""

    def __init__(self, client: Any, topic_arns: dict[str, str]) -> None:
        self.client = client
        self.topic_arns = topic_arns

    def send(self, message: Message) -> None:
        content_type = message.metadata["contentType"]
        self.client.publish(
            TopicArn=self.topic_arns[message.metadata["topic"]],
            Message=json.dumps(message.body),
            MessageAttributes={
                "contentType": {"DataType": "String", "StringValue": content_type}
            },
        )
