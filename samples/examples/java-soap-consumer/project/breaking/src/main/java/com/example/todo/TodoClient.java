package com.example.todo;

import jakarta.xml.bind.JAXB;
import jakarta.xml.soap.MessageFactory;
import jakarta.xml.soap.SOAPConnectionFactory;
import jakarta.xml.soap.SOAPException;
import java.util.NoSuchElementException;
import javax.xml.namespace.QName;
import javax.xml.transform.dom.DOMSource;

/** Reads projects from the to-do API with SOAP 1.1. */
public class TodoClient {
  static final String NAMESPACE = "http://example.com/todo";

  private final String endpoint;

  public TodoClient(String baseUrl) {
    endpoint = baseUrl + "/services";
  }

  // #region call
  public Project getProject(int id) throws SOAPException {
    var request = MessageFactory.newInstance().createMessage();
    request.getMimeHeaders().setHeader("SOAPAction", '"' + NAMESPACE + "/getProject\"");
    request.getSOAPHeader().detachNode();
    request
        .getSOAPBody()
        .addBodyElement(new QName(NAMESPACE, "getProject", "todo"))
        .addChildElement("projectId")
        .setTextContent(String.valueOf(id));

    try (var connection = SOAPConnectionFactory.newInstance().createConnection()) {
      var body = connection.call(request, endpoint).getSOAPBody();
      if (body.hasFault()) {
        throw new NoSuchElementException(body.getFault().getFaultString());
      }
      var payload = new DOMSource(body.extractContentAsDocument());
      return JAXB.unmarshal(payload, GetProjectResponse.class).project;
    }
  }

  // #endregion
}
